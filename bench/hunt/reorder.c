// N threads set two words, the first one first; another thread must not find the second without the first (after SCTBench, reorder); N: threads that set.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 12
#endif
#ifdef BUG
#define LATE memory_order_relaxed // the bug: the second word does not publish the first
#else
#define LATE memory_order_release
#endif

static atomic_int a, b;

static void *set(void *arg)
{
	long i = (long)arg;
	atomic_store_explicit(&a, 1, memory_order_relaxed);
	atomic_store_explicit(&b, (int)i + 1, i == N / 2 ? LATE : memory_order_release);
	return NULL;
}

static void *check(void *unused)
{
	int seen = atomic_load_explicit(&b, memory_order_acquire);
	assert(seen == 0 || atomic_load_explicit(&a, memory_order_relaxed) == 1);
	return NULL;
}

int main(void)
{
	pthread_t t[N], c;
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, set, (void *)i);
	pthread_create(&c, NULL, check, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	pthread_join(c, NULL);
	return 0;
}
