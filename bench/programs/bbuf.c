// A bounded buffer of two places with a mutex and two condition variables; N: producers, and consumers.
// Each producer puts one value, each consumer gets one. A condition variable is the set of the
// threads that wait, each on a semaphore of its own, and a signal wakes any one of them; -DFIFO: it wakes
// the thread that has waited longest. -DLIBRARY: condition variables are the library's. Under
// --wakeup=cond:fifo they make as many executions as with -DFIFO; without, a thread that was woken looks at a
// word which later signals change, too, and what it saw makes more executions (76 for N=2, 21168 for N=3).
#include <pthread.h>
#include <semaphore.h>

int __VERIFIER_nondet_range(int, int);

#ifndef N
#define N 4
#endif
#define PLACES 2

#ifdef LIBRARY
static pthread_mutex_t lock;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER, not_empty = PTHREAD_COND_INITIALIZER;
static sem_t wake[2 * N];

static void wait(pthread_cond_t *c, int me) { pthread_cond_wait(c, &lock); }
static void signal(pthread_cond_t *c) { pthread_cond_signal(c); }
#else
struct condition {
	int waiting; // threads
	int thread[2 * N];
};

static pthread_mutex_t lock;
static sem_t wake[2 * N];
static struct condition not_full, not_empty;

static void wait(struct condition *c, int me)
{
	c->thread[c->waiting++] = me;
	pthread_mutex_unlock(&lock);
	sem_wait(&wake[me]);
	pthread_mutex_lock(&lock);
}

static void signal(struct condition *c)
{
	if (c->waiting == 0)
		return;
#ifdef FIFO
	int chosen = c->thread[0];
	c->waiting--;
	for (int i = 0; i < c->waiting; i++)
		c->thread[i] = c->thread[i + 1];
#else
	int k = c->waiting == 1 ? 0 : __VERIFIER_nondet_range(0, c->waiting - 1);
	int chosen = c->thread[k];
	c->thread[k] = c->thread[--c->waiting];
#endif
	sem_post(&wake[chosen]);
}
#endif

static int buffer[PLACES], first, count;

static void *put(void *arg)
{
	int me = (int)(long)arg;
	pthread_mutex_lock(&lock);
	while (count == PLACES)
		wait(&not_full, me);
	buffer[(first + count++) % PLACES] = me;
	signal(&not_empty);
	pthread_mutex_unlock(&lock);
	return NULL;
}

static void *get(void *arg)
{
	int me = (int)(long)arg, value;
	pthread_mutex_lock(&lock);
	while (count == 0)
		wait(&not_empty, me);
	value = buffer[first];
	first = (first + 1) % PLACES;
	count--;
	signal(&not_full);
	pthread_mutex_unlock(&lock);
	return (void *)(long)value;
}

int main(void)
{
	pthread_t threads[2 * N];
	pthread_mutex_init(&lock, NULL);
	for (int t = 0; t < 2 * N; t++)
		sem_init(&wake[t], 0, 0);
	for (long t = 0; t < 2 * N; t++)
		pthread_create(&threads[t], NULL, t < N ? put : get, (void *)t);
	for (int t = 0; t < 2 * N; t++)
		pthread_join(threads[t], NULL);
	return 0;
}
