// Hazard pointers (Michael, 2004): readers protect an object, a writer replaces it and frees it if it may; N: readers.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release
#define acqrel memory_order_acq_rel
#define sc memory_order_seq_cst

#ifndef N
#define N 2
#endif
#ifdef BUG
#define FENCE acqrel // the bug: a reader uses an object that was freed
#else
#define FENCE sc
#endif

static int *_Atomic object, *_Atomic hazard[N];
static int *later; // what could not be freed

static int *make(int value)
{
	int *p = malloc(sizeof *p);
	*p = value;
	return p;
}

static void *read(void *arg)
{
	int *_Atomic *mine = arg;
	int *p, *seen = atomic_load_explicit(&object, rlx);
	do {
		p = seen;
		atomic_store_explicit(mine, p, rlx);
		atomic_thread_fence(FENCE);
		seen = atomic_load_explicit(&object, acq);
	} while (p != seen);
	assert(*p == 1 || *p == 2);
	atomic_store_explicit(mine, 0, rel);
	return 0;
}

static void *replace(void *arg)
{
	int *old = atomic_exchange_explicit(&object, make(2), acqrel);
	atomic_thread_fence(FENCE);
	for (int i = 0; i < N; i++)
		if (atomic_load_explicit(&hazard[i], acq) == old)
			later = old;
	if (!later)
		free(old);
	return 0;
}

int main(void)
{
	pthread_t t[N], w;
	atomic_init(&object, make(1));
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], 0, read, &hazard[i]);
	pthread_create(&w, 0, replace, 0);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], 0);
	pthread_join(w, 0);
	free(later);
	free(object);
	return 0;
}
