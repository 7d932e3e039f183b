// expect: data-race
// The reader's own read returns what the writer wrote last, and before that the writer was careless.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int x;

static void *writer(void *arg)
{
	*(int *)&x = 1;
	atomic_store_explicit(&x, 2, memory_order_relaxed);
	return arg;
}

static void *reader(void *arg)
{
	atomic_load_explicit(&x, memory_order_relaxed);
	return arg;
}

int main(void)
{
	pthread_t t[2];
	pthread_create(&t[0], NULL, writer, NULL);
	pthread_create(&t[1], NULL, reader, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	return 0;
}
