// Treiber's stack over an array of nodes that are used again, with a tag against ABA: N threads pop two nodes and push the first back; N: threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define acqrel memory_order_acq_rel

#ifndef N
#define N 5
#endif
#ifdef BUG
enum { TAG = 0 }; // the bug: a top that was popped and pushed again meanwhile looks unchanged
#else
enum { TAG = 1 << 8 };
#endif

enum { NODES = N + 2, NIL = 0xff };

static atomic_uint top = NIL, next[NODES];
static atomic_int owner[NODES]; // who has popped the node, 0: nobody

static void push(unsigned n)
{
	unsigned old = atomic_load_explicit(&top, rlx);
	do
		atomic_store_explicit(&next[n], old & 0xff, rlx);
	while (!atomic_compare_exchange_strong_explicit(&top, &old, ((old & ~0xffu) + TAG) | n, acqrel, rlx));
}

static unsigned pop(void)
{
	unsigned old = atomic_load_explicit(&top, acq), n;
	do {
		n = old & 0xff;
		if (n == NIL)
			return NIL;
	} while (!atomic_compare_exchange_strong_explicit(&top, &old, ((old & ~0xffu) + TAG) | atomic_load_explicit(&next[n], rlx), acqrel, acq));
	return n;
}

static unsigned take(int me)
{
	unsigned n = pop();
	if (n != NIL)
		assert(atomic_exchange_explicit(&owner[n], me, rlx) == 0);
	return n;
}

static void *work(void *arg)
{
	int me = (int)(long)arg;
	unsigned a = take(me), b = take(me);
	(void)b; // kept
	if (a != NIL) {
		atomic_store_explicit(&owner[a], 0, rlx);
		push(a);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	for (unsigned i = 0; i < NODES; i++)
		push(i);
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, work, (void *)(i + 1));
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}
