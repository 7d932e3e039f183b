// User-space RCU with counters of nesting and two phases (Desnoyers and others, 2012): an updater replaces and frees an object, N readers; N: readers.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release
#define sc memory_order_seq_cst

#ifndef N
#define N 1
#endif

enum { COUNT = 1, PHASE = 1 << 8, NEST = PHASE - 1 };

struct object {
	int a, b;
};

static _Atomic(struct object *) current;
static atomic_uint global = COUNT, ctr[N];

static void read_lock(int me)
{
	unsigned c = atomic_load_explicit(&ctr[me], rlx);
	if (c & NEST) {
		atomic_store_explicit(&ctr[me], c + COUNT, rlx);
		return;
	}
	atomic_store_explicit(&ctr[me], atomic_load_explicit(&global, rlx), rlx);
	atomic_thread_fence(sc);
}

static void read_unlock(int me)
{
	atomic_thread_fence(sc);
	atomic_store_explicit(&ctr[me], atomic_load_explicit(&ctr[me], rlx) - COUNT, rlx);
}

static void wait_for_readers(void)
{
	atomic_store_explicit(&global, atomic_load_explicit(&global, rlx) ^ PHASE, rlx);
	atomic_thread_fence(sc);
	for (int i = 0; i < N; i++)
		for (;;) {
			unsigned c = atomic_load_explicit(&ctr[i], rlx);
			if (!(c & NEST) || !((c ^ atomic_load_explicit(&global, rlx)) & PHASE))
				break;
		}
}

static void synchronize(void)
{
	atomic_thread_fence(sc);
	wait_for_readers();
#ifndef BUG // the bug: a reader that read the phase early and stored it late is missed
	atomic_thread_fence(sc);
	wait_for_readers();
#endif
	atomic_thread_fence(sc);
}

static void *reader(void *arg)
{
	int me = (int)(long)arg;
	for (int i = 0; i < 2; i++) {
		read_lock(me);
		struct object *o = atomic_load_explicit(&current, acq);
		assert(o->a == o->b);
		read_unlock(me);
	}
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
	for (int i = 1; i <= 2; i++) {
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
