// User-space RCU by quiescent states: an updater replaces and frees an object, N readers that read twice; N: readers.
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
#ifndef UPDATES
#define UPDATES 1
#endif
#ifdef BUG
#define FENCE acqrel // the bug: the updater may miss a reader that still has the old object
#else
#define FENCE sc
#endif

enum { OFFLINE = 0 };

struct object {
	int a, b;
};

static _Atomic(struct object *) current;
static atomic_ulong period = 1, seen[N];

static void quiescent(int me)
{
	atomic_thread_fence(FENCE);
	atomic_store_explicit(&seen[me], atomic_load_explicit(&period, rlx), rlx);
	atomic_thread_fence(FENCE);
}

static void online(int me)
{
	atomic_store_explicit(&seen[me], atomic_load_explicit(&period, rlx), rlx);
	atomic_thread_fence(FENCE);
}

static void offline(int me) { atomic_store_explicit(&seen[me], OFFLINE, rel); }

static void synchronize(void)
{
	atomic_thread_fence(FENCE);
	unsigned long now = atomic_load_explicit(&period, rlx) + 1;
	atomic_store_explicit(&period, now, rlx);
	atomic_thread_fence(FENCE);
	for (int i = 0; i < N; i++) {
		unsigned long s;
		while ((s = atomic_load_explicit(&seen[i], acq)) != OFFLINE && s != now)
			;
	}
	atomic_thread_fence(FENCE);
}

static void *reader(void *arg)
{
	int me = (int)(long)arg;
	online(me);
	for (int i = 0; i < 2; i++) {
		struct object *o = atomic_load_explicit(&current, acq);
		assert(o->a == o->b);
		if (i == 0)
			quiescent(me);
	}
	offline(me);
	return NULL;
}

static struct object *object(int value)
{
	struct object *o = malloc(sizeof *o);
	o->a = o->b = value;
	return o;
}

static void *updater(void *arg)
{
	for (int i = 1; i <= UPDATES; i++) {
		struct object *old = atomic_load_explicit(&current, rlx);
		atomic_store_explicit(&current, object(i), rel);
		synchronize();
		free(old);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[N], u;
	atomic_init(&current, object(0));
	pthread_create(&u, NULL, updater, NULL);
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, reader, (void *)i);
	pthread_join(u, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	free(atomic_load(&current));
	return 0;
}
