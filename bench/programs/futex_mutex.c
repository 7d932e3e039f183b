// A mutex of three states (free, held, held and waited for) that sleeps on a counter of wake-ups, taken once per thread; N: threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#ifndef N
#define N 2
#endif

enum { FREE, HELD, AWAITED };

static atomic_int state, wakeups;
static int owner;

static bool change(int from, int to, memory_order order)
{
	return atomic_compare_exchange_strong_explicit(&state, &from, to, order, memory_order_relaxed);
}

static void sleep_while_awaited(void)
{
	int seen = atomic_load_explicit(&wakeups, memory_order_acquire);
	if (atomic_load_explicit(&state, memory_order_acquire) != AWAITED)
		return;
	while (atomic_load_explicit(&wakeups, memory_order_acquire) == seen)
		;
}

static void lock(void)
{
	if (change(FREE, HELD, memory_order_acquire))
		return;
	do {
		change(HELD, AWAITED, memory_order_relaxed);
		sleep_while_awaited();
	} while (!change(FREE, AWAITED, memory_order_acquire));
}

static void unlock(void)
{
	if (change(HELD, FREE, memory_order_release))
		return;
	atomic_store_explicit(&state, FREE, memory_order_release);
	atomic_fetch_add_explicit(&wakeups, 1, memory_order_release);
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
