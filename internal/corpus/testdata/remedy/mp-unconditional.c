// expect: data-race
// The reader reads the flag and then the data whatever it was: no order of the flag helps.
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

static void *reader(void *arg)
{
	atomic_load_explicit(&flag, memory_order_relaxed);
	data++;
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
