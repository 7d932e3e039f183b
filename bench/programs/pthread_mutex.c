// A pthread mutex taken once per thread; N: threads.
#include <assert.h>
#include <pthread.h>

#ifndef N
#define N 3
#endif

static pthread_mutex_t mutex; // initialised by a call: Nidhugg knows no initialiser
static int owner;

static void *work(void *arg)
{
	int me = (int)(long)arg;
	pthread_mutex_lock(&mutex);
	owner = me;
	assert(owner == me);
	pthread_mutex_unlock(&mutex);
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	pthread_mutex_init(&mutex, NULL);
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, work, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}
