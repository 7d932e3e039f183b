// expect: data-race mm=ra,rc11
// expect: verified mm=sc,tso
// A message that goes through another thread's read-modify-write.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

int data;
atomic_int flag;

static void *writer(void *arg)
{
	data = 1;
	atomic_store_explicit(&flag, 1, memory_order_relaxed);
	return arg;
}

static void *middle(void *arg)
{
	int one = 1;
	atomic_compare_exchange_strong_explicit(&flag, &one, 2, memory_order_relaxed, memory_order_relaxed);
	return arg;
}

static void *reader(void *arg)
{
	if (atomic_load_explicit(&flag, memory_order_relaxed) == 2)
		data++;
	return arg;
}

int main(void)
{
	pthread_t t[3];
	pthread_create(&t[0], NULL, writer, NULL);
	pthread_create(&t[1], NULL, middle, NULL);
	pthread_create(&t[2], NULL, reader, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}
