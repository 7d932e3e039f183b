// A pipeline as in the Disruptor (Thompson et al., 2011): a producer, and consumers that follow one another; N: consumers.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release

#ifndef N
#define N 2
#endif
#ifdef BUG
#define PASS rlx // the bug: a consumer may not see what the one before it did
#else
#define PASS rel
#endif

enum { ITEMS = 3 };

static int ring[ITEMS];
static atomic_int done[N + 1]; // by stage, the producer first: how many items it is through with

static void *produce(void *arg)
{
	for (int k = 0; k < ITEMS; k++) {
		ring[k] = k;
		atomic_store_explicit(&done[0], k + 1, rel);
	}
	return 0;
}

static void *consume(void *arg)
{
	long stage = (long)arg;
	for (int k = 0, there; k < ITEMS; atomic_store_explicit(&done[stage], k, PASS)) {
		while ((there = atomic_load_explicit(&done[stage - 1], acq)) == k)
			;
		for (; k < there; k++) {
			assert(ring[k] == k + stage - 1);
			ring[k]++;
		}
	}
	return 0;
}

int main(void)
{
	pthread_t t[N + 1];
	pthread_create(&t[0], 0, produce, 0);
	for (long i = 1; i <= N; i++)
		pthread_create(&t[i], 0, consume, (void *)i);
	for (int i = 0; i <= N; i++)
		pthread_join(t[i], 0);
	return 0;
}
