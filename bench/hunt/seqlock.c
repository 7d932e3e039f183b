// A sequence lock around four words: a writer changes them N times, two readers read N times and drop what is torn; N: rounds.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release

#ifndef N
#define N 6
#endif
#ifdef BUG
#define AGAIN rlx // the bug: the second look at the sequence number may come before the words
#else
#define AGAIN acq
#endif

enum { WORDS = 4 };

static atomic_uint sequence;
static atomic_int word[WORDS];

static void *writer(void *unused)
{
	for (int i = 1; i <= N; i++) {
		unsigned s = atomic_load_explicit(&sequence, rlx);
		atomic_store_explicit(&sequence, s + 1, rlx);
		atomic_thread_fence(rel);
		for (int k = 0; k < WORDS; k++)
			atomic_store_explicit(&word[k], i, rlx);
		atomic_store_explicit(&sequence, s + 2, rel);
	}
	return NULL;
}

static void *reader(void *unused)
{
	for (int i = 0; i < N; i++) {
		int seen[WORDS];
		unsigned s = atomic_load_explicit(&sequence, acq);
		if (s % 2 != 0)
			continue;
		for (int k = 0; k < WORDS; k++)
			seen[k] = atomic_load_explicit(&word[k], rlx);
		atomic_thread_fence(AGAIN);
		if (s != atomic_load_explicit(&sequence, rlx))
			continue;
		for (int k = 1; k < WORDS; k++)
			assert(seen[k] == seen[0]);
	}
	return NULL;
}

int main(void)
{
	pthread_t w, r[2];
	pthread_create(&w, NULL, writer, NULL);
	for (int i = 0; i < 2; i++)
		pthread_create(&r[i], NULL, reader, NULL);
	pthread_join(w, NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(r[i], NULL);
	return 0;
}
