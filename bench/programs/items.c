// Producers and consumers with two semaphores and a mutex; N: items of each.
// There are PRODUCERS (1) and CONSUMERS (1), and as many PLACES (N) in the buffer. -DDEADLOCK: they
// wait for a semaphore while they hold the mutex.
#include <pthread.h>
#include <semaphore.h>

#ifndef N
#define N 5
#endif
#ifndef PRODUCERS
#define PRODUCERS 1
#endif
#ifndef CONSUMERS
#define CONSUMERS 1
#endif
#ifndef PLACES
#define PLACES N
#endif

static sem_t empty, full;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int buffer[PLACES], in, out;

static void begin(sem_t *s)
{
#ifdef DEADLOCK
	pthread_mutex_lock(&mutex);
	sem_wait(s);
#else
	sem_wait(s);
	pthread_mutex_lock(&mutex);
#endif
}

static void end(sem_t *s)
{
	pthread_mutex_unlock(&mutex);
	sem_post(s);
}

static void *produce(void *arg)
{
	for (int i = 0; i < N; i++) {
		begin(&empty);
		buffer[in] = i;
		in = (in + 1) % PLACES;
		end(&full);
	}
	return NULL;
}

static void *consume(void *arg)
{
	long sum = 0;
	for (int i = 0; i < N; i++) {
		begin(&full);
		sum += buffer[out];
		out = (out + 1) % PLACES;
		end(&empty);
	}
	return (void *)sum;
}

int main(void)
{
	pthread_t threads[PRODUCERS + CONSUMERS];
	sem_init(&empty, 0, PLACES);
	sem_init(&full, 0, 0);
	for (int i = 0; i < PRODUCERS + CONSUMERS; i++)
		pthread_create(&threads[i], NULL, i < PRODUCERS ? produce : consume, NULL);
	for (int i = 0; i < PRODUCERS + CONSUMERS; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
