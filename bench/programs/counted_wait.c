// A semaphore that waits while it is counted, and whose post looks whether anybody waits; N: threads that take it one after the other.
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release

#ifndef N
#define N 2
#endif

static atomic_int available = 1, waiting, wakes;
static int entered;

static void down(void)
{
	for (;;) {
		int n = atomic_load_explicit(&available, rlx);
		while (n > 0)
			if (atomic_compare_exchange_weak_explicit(&available, &n, n - 1, acq, rlx))
				return;
		atomic_fetch_add_explicit(&waiting, 1, rlx);
		while (atomic_load_explicit(&available, rlx) <= 0)
			sched_yield();
		atomic_fetch_sub_explicit(&waiting, 1, rlx);
	}
}

static void *work(void *arg)
{
	down();
	entered++;
	atomic_fetch_add_explicit(&available, 1, rel);
	if (atomic_load_explicit(&waiting, rlx))
		atomic_fetch_add_explicit(&wakes, 1, rlx);
	return 0;
}

int main(void)
{
	pthread_t t[N];
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], 0, work, 0);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], 0);
	assert(entered == N);
	return 0;
}
