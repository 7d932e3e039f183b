// expect: data-race mm=ra,rc11
// expect: verified mm=sc,tso
// A lock made of a compare-and-exchange that acquires and a store that does not release.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

int data;
atomic_int held;

static void *locker(void *arg)
{
	int zero = 0;
	while (!atomic_compare_exchange_strong_explicit(&held, &zero, 1, memory_order_acquire, memory_order_relaxed))
		zero = 0;
	data++;
	atomic_store_explicit(&held, 0, memory_order_relaxed);
	return arg;
}

int main(void)
{
	pthread_t t[2];
	pthread_create(&t[0], NULL, locker, NULL);
	pthread_create(&t[1], NULL, locker, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	return 0;
}
