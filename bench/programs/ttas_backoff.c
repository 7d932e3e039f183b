// Test-and-test-and-set lock with exponential back-off in private memory; N: threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release

#ifndef N
#define N 3
#endif
#ifdef BUG
#define UNLOCK rlx // the bug
#else
#define UNLOCK rel
#endif

static atomic_bool held;
static int counter;

static void pause_for(int rounds)
{
	for (volatile int i = 0; i < rounds; i++)
		;
}

static void lock(void)
{
	int delay = 1;
	for (;;) {
		while (atomic_load_explicit(&held, rlx))
			;
		if (!atomic_exchange_explicit(&held, true, acq))
			return;
		pause_for(delay);
		if (delay < 8)
			delay *= 2;
	}
}

static void *work(void *arg)
{
	lock();
	counter++;
	atomic_store_explicit(&held, false, UNLOCK);
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, work, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(counter == N);
	return 0;
}
