// Two threads change a counter under Peterson's lock N times each, and check that no change was lost; N: rounds.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

void __VERIFIER_assume(bool);

#ifndef N
#define N 8
#endif
#ifdef BUG
#define LAST (N - 1) // the bug: the last time the flag is set by a store that is not seq_cst
#else
#define LAST N
#endif

static atomic_int wants[2], turn, count;

static void *work(void *arg)
{
	long me = (long)arg;
	for (int i = 0; i < N; i++) {
		if (i != LAST)
			atomic_store(&wants[me], 1);
		else
			atomic_store_explicit(&wants[me], 1, memory_order_release);
		atomic_store(&turn, 1 - (int)me);
		__VERIFIER_assume(!atomic_load(&wants[1 - me]) || atomic_load(&turn) == me);
		atomic_store_explicit(&count, atomic_load_explicit(&count, memory_order_relaxed) + 1, memory_order_relaxed);
		atomic_store_explicit(&wants[me], 0, memory_order_release);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[2];
	for (long i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, work, (void *)i);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	assert(count == 2 * N);
	return 0;
}
