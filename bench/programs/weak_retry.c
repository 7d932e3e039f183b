// A counter that is incremented with a compare-exchange whose failure is relaxed, after a load that acquires; N: threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define acq_rel memory_order_acq_rel

#ifndef N
#define N 3
#endif

static atomic_int count;

static void *increment(void *arg)
{
	int n = atomic_load_explicit(&count, acq);
	while (!atomic_compare_exchange_weak_explicit(&count, &n, n + 1, acq_rel, rlx))
		;
	return 0;
}

int main(void)
{
	pthread_t t[N];
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], 0, increment, 0);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], 0);
	assert(atomic_load(&count) == N);
	return 0;
}
