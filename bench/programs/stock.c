// Producers count up for ever, and one consumer waits for a condition variable and counts down; N: producers.
// -DIF: the consumer does not look again when it is woken, which a spurious wake-up makes wrong.
#include <assert.h>
#include <pthread.h>

#ifndef N
#define N 1
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static int stock;

static void *produce(void *arg)
{
	for (;;) {
		pthread_mutex_lock(&mutex);
		stock++;
		pthread_cond_signal(&more);
		pthread_mutex_unlock(&mutex);
	}
}

static void *consume(void *arg)
{
	for (;;) {
		pthread_mutex_lock(&mutex);
#ifdef IF
		if (stock == 0)
#else
		while (stock == 0)
#endif
			pthread_cond_wait(&more, &mutex);
		pthread_mutex_unlock(&mutex);

		pthread_mutex_lock(&mutex);
		assert(stock > 0);
		stock--;
		pthread_mutex_unlock(&mutex);
	}
}

int main(void)
{
	pthread_t threads[N + 1];
	for (int i = 0; i <= N; i++)
		pthread_create(&threads[i], NULL, i < N ? produce : consume, NULL);
	for (int i = 0; i <= N; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
