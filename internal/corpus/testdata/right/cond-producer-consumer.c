// expect: verified complete=8
// A one-place buffer with two condition variables.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t filled = PTHREAD_COND_INITIALIZER, emptied = PTHREAD_COND_INITIALIZER;
int full, item;

static void *producer(void *arg)
{
	for (int i = 1; i <= 2; i++) {
		pthread_mutex_lock(&m);
		while (full)
			pthread_cond_wait(&emptied, &m);
		item = i;
		full = 1;
		pthread_cond_signal(&filled);
		pthread_mutex_unlock(&m);
	}
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, producer, NULL);
	for (int i = 1; i <= 2; i++) {
		pthread_mutex_lock(&m);
		while (!full)
			pthread_cond_wait(&filled, &m);
		assert(item == i);
		full = 0;
		pthread_cond_signal(&emptied);
		pthread_mutex_unlock(&m);
	}
	pthread_join(t, NULL);
	return 0;
}
