// expect: data-race
// One of two threads forgets the mutex.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

int data;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *careful(void *arg)
{
	pthread_mutex_lock(&m);
	data++;
	pthread_mutex_unlock(&m);
	return arg;
}

static void *careless(void *arg)
{
	data++;
	return arg;
}

int main(void)
{
	pthread_t t[2];
	pthread_create(&t[0], NULL, careful, NULL);
	pthread_create(&t[1], NULL, careless, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	return 0;
}
