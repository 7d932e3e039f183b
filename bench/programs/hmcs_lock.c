// HMCS lock of two levels (Chabbi, Fagan and Mellor-Crummey, 2015), two clusters, threshold 1; N: threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release
#define acqrel memory_order_acq_rel

#ifndef N
#define N 3
#endif
#ifdef BUG
#define UP rlx // the bug: who gets a level handed over does not see the section
#else
#define UP rel
#endif

enum { WAIT = -1, PARENT = -2, START = 1, LIMIT = 2 };

struct node {
	_Atomic(struct node *) next;
	atomic_int status;
};

struct level {
	_Atomic(struct node *) tail;
	struct level *parent;
	struct node node; // queued at the parent
};

static struct level root, leaf[2] = {{.parent = &root}, {.parent = &root}};
static struct node nodes[N];
static int counter;

static void lock_root(struct level *l, struct node *me)
{
	atomic_store_explicit(&me->next, NULL, rlx);
	atomic_store_explicit(&me->status, WAIT, rlx);
	struct node *before = atomic_exchange_explicit(&l->tail, me, acqrel);
	if (before == NULL) {
		atomic_store_explicit(&me->status, START, rlx);
		return;
	}
	atomic_store_explicit(&before->next, me, rel);
	while (atomic_load_explicit(&me->status, acq) == WAIT)
		;
}

static void pass(struct level *l, struct node *me, int value)
{
	struct node *next = atomic_load_explicit(&me->next, acq);
	if (next == NULL) {
		struct node *expected = me;
		if (atomic_compare_exchange_strong_explicit(&l->tail, &expected, NULL, rel, rlx))
			return;
		while ((next = atomic_load_explicit(&me->next, acq)) == NULL)
			;
	}
	atomic_store_explicit(&next->status, value, UP);
}

static void lock(struct level *l, struct node *me)
{
	atomic_store_explicit(&me->next, NULL, rlx);
	atomic_store_explicit(&me->status, WAIT, rlx);
	struct node *before = atomic_exchange_explicit(&l->tail, me, acqrel);
	if (before != NULL) {
		int status;
		atomic_store_explicit(&before->next, me, rel);
		while ((status = atomic_load_explicit(&me->status, acq)) == WAIT)
			;
		if (status != PARENT)
			return;
	}
	atomic_store_explicit(&me->status, START, rlx);
	lock_root(l->parent, &l->node);
}

static void unlock(struct level *l, struct node *me)
{
	int status = atomic_load_explicit(&me->status, rlx);
	struct node *next = atomic_load_explicit(&me->next, acq);
	if (status < LIMIT && next != NULL) {
		atomic_store_explicit(&next->status, status + 1, rel);
		return;
	}
	pass(l->parent, &l->node, START);
	pass(l, me, PARENT);
}

static void *work(void *arg)
{
	long i = (long)arg;
	lock(&leaf[i % 2], &nodes[i]);
	counter++;
	unlock(&leaf[i % 2], &nodes[i]);
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
