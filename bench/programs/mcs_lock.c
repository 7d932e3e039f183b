// MCS lock (Mellor-Crummey and Scott, 1991), taken once per thread; N: threads.
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
#define HANDOVER rlx // the bug: the next owner does not see the section
#else
#define HANDOVER rel
#endif

struct node {
	_Atomic(struct node *) next;
	atomic_bool waits;
};

static _Atomic(struct node *) tail;
static struct node nodes[N];
static int counter;

static void lock(struct node *me)
{
	atomic_store_explicit(&me->next, NULL, rlx);
	atomic_store_explicit(&me->waits, true, rlx);
	struct node *before = atomic_exchange_explicit(&tail, me, acqrel);
	if (before == NULL)
		return;
	atomic_store_explicit(&before->next, me, rel);
	while (atomic_load_explicit(&me->waits, acq))
		;
}

static void unlock(struct node *me)
{
	struct node *next = atomic_load_explicit(&me->next, acq);
	if (next == NULL) {
		struct node *expected = me;
		if (atomic_compare_exchange_strong_explicit(&tail, &expected, NULL, rel, rlx))
			return;
		while ((next = atomic_load_explicit(&me->next, acq)) == NULL)
			;
	}
	atomic_store_explicit(&next->waits, false, HANDOVER);
}

static void *work(void *arg)
{
	struct node *me = &nodes[(long)arg];
	lock(me);
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
