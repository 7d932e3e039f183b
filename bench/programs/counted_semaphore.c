// A semaphore whose waiters count themselves in each round, and nothing looks at the count; N: threads that take it one after the other.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release

#ifndef N
#define N 3
#endif

static atomic_int available = 1, waiting;
static int entered;

static void down(void)
{
	for (;;) {
		int n = atomic_load_explicit(&available, rlx);
		while (n > 0)
			if (atomic_compare_exchange_weak_explicit(&available, &n, n - 1, acq, rlx))
				return;
		atomic_fetch_add_explicit(&waiting, 1, rlx);
		atomic_fetch_sub_explicit(&waiting, 1, rlx);
	}
}

static void *work(void *arg)
{
	down();
	entered++;
	atomic_fetch_add_explicit(&available, 1, rel);
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
