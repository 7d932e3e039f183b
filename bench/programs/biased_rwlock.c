// BRAVO (Dice and Kogan, 2019): readers of a biased lock only announce themselves, a writer ends that and waits; N: readers.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release
#define acqrel memory_order_acq_rel
#define sc memory_order_seq_cst

#ifndef N
#define N 2
#endif
#ifdef BUG
#define FENCE acqrel // the bug: a reader and the writer are inside at once
#else
#define FENCE sc
#endif

enum { WRITER = -1 };

static atomic_int biased = 1, announced[N], lock; // lock: how many readers there are, or WRITER
static int data;

static int announce(atomic_int *mine)
{
	if (!atomic_load_explicit(&biased, rlx))
		return 0;
	atomic_store_explicit(mine, 1, rlx);
	atomic_thread_fence(FENCE);
	if (atomic_load_explicit(&biased, acq))
		return 1;
	atomic_store_explicit(mine, 0, rlx);
	return 0;
}

static void *read(void *arg)
{
	atomic_int *mine = arg;
	if (announce(mine)) {
		assert(data == 0 || data == 1);
		atomic_store_explicit(mine, 0, rel);
		return 0;
	}
	int n = atomic_load_explicit(&lock, rlx);
	do
		while (n == WRITER)
			n = atomic_load_explicit(&lock, rlx);
	while (!atomic_compare_exchange_weak_explicit(&lock, &n, n + 1, acq, rlx));
	assert(data == 0 || data == 1);
	atomic_fetch_sub_explicit(&lock, 1, rel);
	return 0;
}

static void *write(void *arg)
{
	int n = 0;
	while (!atomic_compare_exchange_weak_explicit(&lock, &n, WRITER, acq, rlx))
		n = 0;
	atomic_store_explicit(&biased, 0, rlx);
	atomic_thread_fence(FENCE);
	for (int i = 0; i < N; i++)
		while (atomic_load_explicit(&announced[i], acq))
			;
	data = 1;
	atomic_store_explicit(&lock, 0, rel);
	return 0;
}

int main(void)
{
	pthread_t t[N], w;
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], 0, read, &announced[i]);
	pthread_create(&w, 0, write, 0);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], 0);
	pthread_join(w, 0);
	return 0;
}
