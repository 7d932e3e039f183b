// Treiber's stack with an elimination slot (Hendler, Shavit and Yerushalmi, 2004): N threads push, one pops, each tries twice; N: threads that push.
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
#define N 2
#endif
#ifndef POPS
#define POPS 1
#endif
#ifdef BUG
#define OFFER rlx // the bug: who takes the offer finds a node that is not filled in
#else
#define OFFER rel
#endif

struct node {
	int value;
	struct node *next;
};

static struct node nodes[N], taken;
static _Atomic(struct node *) top, slot;
static atomic_int got[N];
static bool pushed[N];

static bool push(struct node *n)
{
	struct node *old = atomic_load_explicit(&top, rlx), *null = NULL;
	for (int i = 0; i < 2; i++) {
		n->next = old;
		if (atomic_compare_exchange_strong_explicit(&top, &old, n, rel, rlx))
			return true;
		null = NULL;
		if (!atomic_compare_exchange_strong_explicit(&slot, &null, n, OFFER, rlx))
			continue;
		struct node *mine = n;
		if (atomic_compare_exchange_strong_explicit(&slot, &mine, NULL, rlx, rlx))
			continue; // nobody came
		atomic_store_explicit(&slot, NULL, rlx);
		return true;
	}
	return false;
}

static struct node *pop(void)
{
	struct node *old = atomic_load_explicit(&top, acq);
	for (int i = 0; i < 2; i++) {
		if (old != NULL && atomic_compare_exchange_strong_explicit(&top, &old, old->next, acqrel, acq))
			return old;
		struct node *offer = atomic_load_explicit(&slot, rlx);
		if (offer != NULL && offer != &taken && atomic_compare_exchange_strong_explicit(&slot, &offer, &taken, acq, rlx))
			return offer;
	}
	return NULL;
}

static void *pusher(void *arg)
{
	long i = (long)arg;
	nodes[i].value = (int)i + 1;
	pushed[i] = push(&nodes[i]);
	return NULL;
}

static void *popper(void *arg)
{
	struct node *n = pop();
	if (n != NULL)
		atomic_fetch_add_explicit(&got[n->value - 1], 1, rlx);
	return NULL;
}

int main(void)
{
	pthread_t a[N], b[POPS];
	for (long i = 0; i < N; i++)
		pthread_create(&a[i], NULL, pusher, (void *)i);
	for (int i = 0; i < POPS; i++)
		pthread_create(&b[i], NULL, popper, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(a[i], NULL);
	for (int i = 0; i < POPS; i++)
		pthread_join(b[i], NULL);
	for (struct node *n = atomic_load(&top); n != NULL; n = n->next)
		atomic_fetch_add(&got[n->value - 1], 1);
	for (int i = 0; i < N; i++)
		assert(atomic_load(&got[i]) == pushed[i]);
	return 0;
}
