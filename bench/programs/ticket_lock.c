// A ticket lock taken once per thread; N: threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif

static atomic_int tickets, serving;
static int owner;

static void lock(void)
{
	int mine = atomic_fetch_add_explicit(&tickets, 1, memory_order_relaxed);
	while (atomic_load_explicit(&serving, memory_order_acquire) != mine)
		;
}

static void unlock(void)
{
	int mine = atomic_load_explicit(&serving, memory_order_relaxed);
	atomic_store_explicit(&serving, mine + 1, memory_order_release);
}

static void *work(void *arg)
{
	int me = (int)(long)arg;
	lock();
	owner = me;
	assert(owner == me);
	unlock();
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, work, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}
