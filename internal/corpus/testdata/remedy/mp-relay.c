// expect: data-race mm=ra,rc11
// expect: verified mm=sc,tso
// A message in two hops: the thread in the middle reads one flag and writes another.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

int data;
atomic_int x, y;

static void *writer(void *arg)
{
	data = 1;
	atomic_store_explicit(&x, 1, memory_order_release);
	return arg;
}

static void *middle(void *arg)
{
	if (atomic_load_explicit(&x, memory_order_relaxed))
		atomic_store_explicit(&y, 1, memory_order_relaxed);
	return arg;
}

static void *reader(void *arg)
{
	if (atomic_load_explicit(&y, memory_order_acquire))
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
