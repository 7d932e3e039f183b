// expect: verified complete=3 mm=sc,tso,rc11
// expect: free-race line=31 other=42 mm=ra
//
// Publication by pointer with a grace period, as in RCU: the reader announces
// itself and follows the pointer; the updater swings the pointer, waits until no
// reader is left, and frees the old version. The announcement and the swing are
// a store-buffering pattern, hence the two seq_cst fences; under RA these do not
// suffice and the reader may use freed memory.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct version { int a, b; };

_Atomic(struct version *) current;
atomic_int reading;

static struct version *make(int v)
{
	struct version *p = malloc(sizeof *p);
	p->a = p->b = v;
	return p;
}

static void *reader(void *arg)
{
	atomic_store_explicit(&reading, 1, memory_order_relaxed);
	atomic_thread_fence(memory_order_seq_cst);
	struct version *p = atomic_load_explicit(&current, memory_order_acquire);
	assert(p->a == p->b); // fails here
	atomic_store_explicit(&reading, 0, memory_order_release);
	return arg;
}

static void *updater(void *arg)
{
	struct version *old = atomic_exchange_explicit(&current, make(2), memory_order_acq_rel);
	atomic_thread_fence(memory_order_seq_cst);
	while (atomic_load_explicit(&reading, memory_order_acquire))
		;
	free(old); // conflicts
	return arg;
}

int main(void)
{
	pthread_t r, u;
	atomic_init(&current, make(1));
	pthread_create(&r, NULL, reader, NULL);
	pthread_create(&u, NULL, updater, NULL);
	pthread_join(r, NULL);
	pthread_join(u, NULL);
	free(atomic_load(&current));
	return 0;
}
