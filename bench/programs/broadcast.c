// Threads wait for a condition variable, and main wakes all of them; N: threads that wait.
// Main waits until all wait. -DDEADLOCK: it does not, and who comes later waits for ever. -DLIBRARY: the
// condition variable is a count, a mutex and a semaphore. -DDECLARED: it is a primitive.
#include <pthread.h>
#include <semaphore.h>

#ifndef N
#define N 3
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static sem_t ready;

#ifdef LIBRARY
static pthread_mutex_t inner = PTHREAD_MUTEX_INITIALIZER;
static sem_t wakes;
static int waiters;

static void init(void) { sem_init(&wakes, 0, 0); }
static void wait(void)
{
	pthread_mutex_lock(&inner);
	waiters++;
	pthread_mutex_unlock(&mutex);
	pthread_mutex_unlock(&inner);
	sem_wait(&wakes);
	pthread_mutex_lock(&mutex);
}
static void wake_all(void)
{
	pthread_mutex_lock(&inner);
	for (; waiters > 0; waiters--)
		sem_post(&wakes);
	pthread_mutex_unlock(&inner);
}
#elif defined(DECLARED)
#include <genmcgo/cond_fifo.h>
static gmc_cond condition;

static void init(void) {}
static void wait(void) { gmc_cond_wait(&condition, &mutex); }
static void wake_all(void) { gmc_cond_broadcast(&condition); }
#else
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;

static void init(void) {}
static void wait(void) { pthread_cond_wait(&condition, &mutex); }
static void wake_all(void) { pthread_cond_broadcast(&condition); }
#endif

static void *work(void *arg)
{
	pthread_mutex_lock(&mutex);
#ifndef DEADLOCK
	sem_post(&ready);
#endif
	wait();
	pthread_mutex_unlock(&mutex);
	return NULL;
}

int main(void)
{
	pthread_t threads[N];
	init();
	sem_init(&ready, 0, 0);
	for (int i = 0; i < N; i++)
		pthread_create(&threads[i], NULL, work, NULL);
#ifndef DEADLOCK
	for (int i = 0; i < N; i++)
		sem_wait(&ready);
#endif
	pthread_mutex_lock(&mutex);
	wake_all();
	pthread_mutex_unlock(&mutex);
	for (int i = 0; i < N; i++)
		pthread_join(threads[i], NULL);
	return 0;
}
