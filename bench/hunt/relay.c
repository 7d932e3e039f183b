// A token goes through N threads, each of which waits for its flag, adds to a counter and sets the next flag; others read all flags; N: threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release

#ifndef N
#define N 8
#endif
#ifdef BUG
#define SEEN rlx // the bug: the last thread but one passes on what it has not acquired
#else
#define SEEN acq
#endif

enum { WATCHERS = 3 };

static atomic_int flag[N + 1], count;

static void *runner(void *arg)
{
	long i = (long)arg;
	while (!(i == N - 2 ? atomic_load_explicit(&flag[i], SEEN) : atomic_load_explicit(&flag[i], acq)))
		;
	int c = atomic_load_explicit(&count, rlx);
	assert(c == i);
	atomic_store_explicit(&count, c + 1, rlx);
	atomic_store_explicit(&flag[i + 1], 1, rel);
	return NULL;
}

static void *watcher(void *unused)
{
	int sum = 0;
	for (int i = N; i >= 0; i--)
		sum += atomic_load_explicit(&flag[i], rlx);
	return (void *)(long)sum;
}

int main(void)
{
	pthread_t t[N], w[WATCHERS];
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, runner, (void *)i);
	for (int i = 0; i < WATCHERS; i++)
		pthread_create(&w[i], NULL, watcher, NULL);
	atomic_store_explicit(&flag[0], 1, rel);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < WATCHERS; i++)
		pthread_join(w[i], NULL);
	return 0;
}
