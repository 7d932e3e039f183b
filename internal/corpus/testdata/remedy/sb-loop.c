// expect: assertion mm=tso,ra,rc11
// expect: verified mm=sc
// Store buffering: both threads enter.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int x, y, inside;

static void *left(void *arg)
{
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	if (!atomic_load_explicit(&y, memory_order_relaxed))
		assert(atomic_fetch_add(&inside, 1) == 0);
	return arg;
}

static void *right(void *arg)
{
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	if (!atomic_load_explicit(&x, memory_order_relaxed))
		assert(atomic_fetch_add(&inside, 1) == 0);
	return arg;
}

int main(void)
{
	pthread_t t[2];
	pthread_create(&t[0], NULL, left, NULL);
	pthread_create(&t[1], NULL, right, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	return 0;
}
