// Items that threads take, with a compare-exchange whose failure is relaxed, or leave if there is none; N: threads, which try twice.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release

#ifndef N
#define N 2
#endif

static atomic_int items;

static int take(void)
{
	int n = atomic_load_explicit(&items, acq);
	while (n > 0)
		if (atomic_compare_exchange_weak_explicit(&items, &n, n - 1, acq, rlx))
			return 1;
	return 0;
}

static void *work(void *arg)
{
	if (!take())
		take();
	return 0;
}

int main(void)
{
	pthread_t t[N];
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], 0, work, 0);
	for (int i = 0; i < N; i++)
		atomic_fetch_add_explicit(&items, 1, rel);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], 0);
	assert(atomic_load(&items) >= 0);
	return 0;
}
