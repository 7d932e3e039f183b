// Compact NUMA-aware lock (Dice and Kogan, 2019), two sockets, a thread that prefers its own; N: threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release
#define acqrel memory_order_acq_rel

#ifndef N
#define N 3
#endif
#ifdef BUG
#define LINK rlx // the bug: who hands over may not see the node filled in
#else
#define LINK rel
#endif

struct node {
	_Atomic(uintptr_t) spin; // 0: waits; 1: owner; otherwise owner with the head of the other sockets' queue
	int socket;
	struct node *last; // of the queue that begins here, if it is the other sockets'
	_Atomic(struct node *) next;
};

static _Atomic(struct node *) tail;
static struct node nodes[N];
static int counter;

static void lock(struct node *me, int socket)
{
	atomic_store_explicit(&me->next, NULL, rlx);
	atomic_store_explicit(&me->spin, 0, rlx);
	me->socket = -1;
	struct node *before = atomic_exchange_explicit(&tail, me, acqrel);
	if (before == NULL) {
		atomic_store_explicit(&me->spin, 1, rlx);
		me->socket = socket;
		return;
	}
	me->socket = socket;
	atomic_store_explicit(&before->next, me, LINK);
	while (atomic_load_explicit(&me->spin, acq) == 0)
		;
}

// successor finds a waiting thread of the same socket and moves those before it to the other queue.
static struct node *successor(struct node *me)
{
	struct node *next = atomic_load_explicit(&me->next, acq);
	if (next->socket == me->socket)
		return next;
	struct node *first = next, *last = next, *n = atomic_load_explicit(&next->next, acq);
	for (; n != NULL; last = n, n = atomic_load_explicit(&n->next, acq)) {
		if (n->socket != me->socket)
			continue;
		uintptr_t spin = atomic_load_explicit(&me->spin, rlx);
		if (spin > 1)
			atomic_store_explicit(&((struct node *)spin)->last->next, first, rlx);
		else
			atomic_store_explicit(&me->spin, (uintptr_t)first, rlx);
		atomic_store_explicit(&last->next, NULL, rlx);
		((struct node *)atomic_load_explicit(&me->spin, rlx))->last = last;
		return n;
	}
	return NULL;
}

static void unlock(struct node *me)
{
	struct node *next = atomic_load_explicit(&me->next, acq);
	if (next == NULL) {
		struct node *expected = me;
		uintptr_t spin = atomic_load_explicit(&me->spin, rlx);
		if (spin == 1) {
			if (atomic_compare_exchange_strong_explicit(&tail, &expected, NULL, rel, rlx))
				return;
		} else {
			struct node *others = (struct node *)spin;
			if (atomic_compare_exchange_strong_explicit(&tail, &expected, others->last, rel, rlx)) {
				atomic_store_explicit(&others->spin, 1, rel);
				return;
			}
		}
		while (atomic_load_explicit(&me->next, acq) == NULL)
			;
	}
	struct node *same = successor(me);
	if (same != NULL) {
		atomic_store_explicit(&same->spin, atomic_load_explicit(&me->spin, rlx), rel);
	} else if (atomic_load_explicit(&me->spin, rlx) > 1) {
		struct node *others = (struct node *)atomic_load_explicit(&me->spin, rlx);
		atomic_store_explicit(&others->last->next, atomic_load_explicit(&me->next, rlx), rel);
		atomic_store_explicit(&others->spin, 1, rel);
	} else {
		atomic_store_explicit(&atomic_load_explicit(&me->next, rlx)->spin, 1, rel);
	}
}

static void *work(void *arg)
{
	struct node *me = &nodes[(long)arg];
	lock(me, (long)arg % 2);
	counter++;
	unlock(me);
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
