// Readers that keep a writer out with two mutexes and a count, and go first; N: rounds of each thread.
// There are READERS (2) and WRITERS (1). The last reader unlocks what the first one locked, which only
// one reader may do with a mutex; -DSEMAPHORE: that is a semaphore, with which it is right.
#include <pthread.h>
#include <semaphore.h>

#ifndef N
#define N 2
#endif
#ifndef READERS
#define READERS 2
#endif
#ifndef WRITERS
#define WRITERS 1
#endif

#ifdef SEMAPHORE
static sem_t writing;
static void init(void) { sem_init(&writing, 0, 1); }
static void lock(void) { sem_wait(&writing); }
static void unlock(void) { sem_post(&writing); }
#else
static pthread_mutex_t writing = PTHREAD_MUTEX_INITIALIZER;
static void init(void) {}
static void lock(void) { pthread_mutex_lock(&writing); }
static void unlock(void) { pthread_mutex_unlock(&writing); }
#endif

static pthread_mutex_t counting = PTHREAD_MUTEX_INITIALIZER;
static int readers;

static void *reader(void *arg)
{
	for (int i = 0; i < N; i++) {
		pthread_mutex_lock(&counting);
		if (++readers == 1)
			lock();
		pthread_mutex_unlock(&counting);

		pthread_mutex_lock(&counting);
		if (--readers == 0)
			unlock();
		pthread_mutex_unlock(&counting);
	}
	return NULL;
}

static void *writer(void *arg)
{
	for (int i = 0; i < N; i++) {
		lock();
		unlock();
	}
	return NULL;
}

int main(void)
{
	pthread_t threads[READERS + WRITERS];
	init();
	for (int i = 0; i < READERS + WRITERS; i++)
		pthread_create(&threads[i], NULL, i < READERS ? reader : writer, NULL);
	for (int i = 0; i < READERS + WRITERS; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
