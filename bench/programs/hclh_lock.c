// Hierarchical CLH lock (Luchangco, Nussbaum and Shavit, 2006), two clusters; N: threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release
#define acqrel memory_order_acq_rel

#ifndef N
#define N 3
#endif
#ifdef BUG
#define CLEAR rlx // the bug: the next owner does not see the section
#else
#define CLEAR rel
#endif

enum { CLUSTER = 1, TAIL = 2, WAITS = 4 }; // bits of a node's state; CLUSTER is the cluster's number

struct node {
	atomic_int state;
};

static struct node free_node, nodes[N];
static _Atomic(struct node *) local[2], global = &free_node;
static int counter;

// may_enter waits behind a node: true if it has handed the lock over, false if the caller leads a new batch.
static bool may_enter(struct node *before, int cluster)
{
	for (;;) {
		int s = atomic_load_explicit(&before->state, acq);
		if ((s & CLUSTER) == cluster && !(s & TAIL) && !(s & WAITS))
			return true;
		if ((s & CLUSTER) != cluster || (s & TAIL))
			return false;
	}
}

static void lock(struct node *me, int cluster)
{
	atomic_store_explicit(&me->state, cluster | WAITS, rlx);
	struct node *before = atomic_exchange_explicit(&local[cluster], me, acqrel);
	if (before != NULL && may_enter(before, cluster))
		return;
	struct node *last = atomic_load_explicit(&local[cluster], acq);
	before = atomic_load_explicit(&global, acq);
	for (;;) {
		last = atomic_load_explicit(&local[cluster], acq);
		if (atomic_compare_exchange_strong_explicit(&global, &before, last, acqrel, acq))
			break;
	}
	atomic_fetch_or_explicit(&last->state, TAIL, acqrel);
	while (atomic_load_explicit(&before->state, acq) & WAITS)
		;
}

static void *work(void *arg)
{
	struct node *me = &nodes[(long)arg];
	lock(me, (long)arg % 2);
	counter++;
	atomic_fetch_and_explicit(&me->state, ~WAITS, CLEAR);
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, work, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(counter == N);
	return 0;
}
