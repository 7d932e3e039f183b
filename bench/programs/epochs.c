// Epoch-based reclamation (Fraser, 2004) under a Treiber stack: one thread pushes two nodes, N threads pop and retire; N: threads that pop.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
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
enum { GRACE = 0 }; // the bug: a node is freed in the epoch in which it was retired
#else
enum { GRACE = 2 };
#endif

struct node {
	int value;
	struct node *next;
};

static _Atomic(struct node *) top;
static atomic_int global, local[N]; // local: epoch * 2 + 1 while in a section
static atomic_int got[3];

static void enter(int me)
{
	int e = atomic_load_explicit(&global, rlx);
	atomic_store_explicit(&local[me], 2 * e + 1, rlx);
	atomic_thread_fence(sc);
}

static void leave(int me) { atomic_store_explicit(&local[me], 0, rel); }

static bool advance(void)
{
	int e = atomic_load_explicit(&global, rlx);
	atomic_thread_fence(sc);
	for (int i = 0; i < N; i++) {
		int l = atomic_load_explicit(&local[i], acq);
		if (l != 0 && l != 2 * e + 1)
			return false;
	}
	return atomic_compare_exchange_strong_explicit(&global, &e, e + 1, acqrel, rlx);
}

static struct node *pop(void)
{
	struct node *n = atomic_load_explicit(&top, acq);
	while (n != NULL && !atomic_compare_exchange_strong_explicit(&top, &n, n->next, acqrel, acq))
		;
	return n;
}

static void *work(void *arg)
{
	int me = (int)(long)arg;
	enter(me);
	struct node *n = pop();
	if (n != NULL)
		atomic_fetch_add_explicit(&got[n->value], 1, rlx);
	leave(me);
	if (n == NULL)
		return NULL;
	atomic_thread_fence(sc);
	int retired = atomic_load_explicit(&global, acq);
	for (int i = 0; i < 2; i++)
		advance();
	atomic_thread_fence(acq);
	if (atomic_load_explicit(&global, acq) >= retired + GRACE)
		free(n);
	return NULL;
}

static void push(int value)
{
	struct node *n = malloc(sizeof *n);
	n->value = value;
	n->next = atomic_load_explicit(&top, rlx);
	atomic_store_explicit(&top, n, rel);
}

int main(void)
{
	pthread_t t[N];
	for (int i = 0; i < 2; i++)
		push(i);
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, work, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < 2; i++)
		assert(atomic_load(&got[i]) == (i >= 2 - N));
	return 0;
}
