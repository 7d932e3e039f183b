// An event count: a consumer that finds no item says that it waits, looks once more and then waits for the epoch to change; N: consumers.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release
#define sc memory_order_seq_cst

#ifndef N
#define N 2
#endif

static atomic_uint epoch;
static atomic_int items, waiting, taken;

static int take(void)
{
	int n = atomic_load_explicit(&items, acq);
	while (n > 0)
		if (atomic_compare_exchange_weak_explicit(&items, &n, n - 1, acq, rlx))
			return 1;
	return 0;
}

static void produce(void)
{
	atomic_fetch_add_explicit(&items, 1, rel);
	atomic_thread_fence(sc);
	if (atomic_load_explicit(&waiting, rlx))
		atomic_fetch_add_explicit(&epoch, 1, rel);
}

static void *consume(void *arg)
{
	while (!take()) {
		atomic_fetch_add_explicit(&waiting, 1, sc);
		unsigned e = atomic_load_explicit(&epoch, acq);
		atomic_thread_fence(sc);
		if (take()) {
			atomic_fetch_sub_explicit(&waiting, 1, rlx);
			break;
		}
		while (atomic_load_explicit(&epoch, acq) == e)
			;
		atomic_fetch_sub_explicit(&waiting, 1, rlx);
	}
	atomic_fetch_add_explicit(&taken, 1, rlx);
	return 0;
}

int main(void)
{
	pthread_t t[N];
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], 0, consume, 0);
	for (int i = 0; i < N; i++)
		produce();
	for (int i = 0; i < N; i++)
		pthread_join(t[i], 0);
	assert(atomic_load(&taken) == N);
	return 0;
}
