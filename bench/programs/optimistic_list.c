// A list whose operations look without locks, lock two nodes and look again (Herlihy and Shavit, optimistic synchronisation): N threads; N: threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#define acq memory_order_acquire
#define rel memory_order_release

#ifndef N
#define N 2
#endif

struct node {
	int key;
	_Atomic(struct node *) next;
	atomic_bool locked;
};

static struct node last = {.key = 99}, two = {.key = 2, .next = &last}, one = {.key = 1, .next = &two}, first = {.key = 0, .next = &one};
static bool results[N];

static void lock(struct node *n)
{
	while (atomic_exchange_explicit(&n->locked, true, acq))
		;
}

static void unlock(struct node *n) { atomic_store_explicit(&n->locked, false, rel); }

static struct node *next(struct node *n) { return atomic_load_explicit(&n->next, acq); }

static bool valid(struct node *a, struct node *b)
{
	struct node *n = &first;
	for (; n->key < a->key; n = next(n))
		;
#ifdef BUG // the bug: a may not be in the list
	return next(a) == b;
#else
	return n == a && next(a) == b;
#endif
}

static bool del(int key)
{
	for (;;) {
		struct node *a = &first, *b = next(a);
		for (; b->key < key; a = b, b = next(a))
			;
		lock(a);
		lock(b);
		bool ok = valid(a, b), there = b->key == key;
		if (ok && there)
			atomic_store_explicit(&a->next, next(b), rel);
		unlock(b);
		unlock(a);
		if (ok)
			return there;
	}
}

static bool contains(int key)
{
	struct node *n = &first;
	while (n->key < key)
		n = next(n);
	return n->key == key;
}

static void *work(void *arg)
{
	long i = (long)arg;
	results[i] = del((int)(i % 2) + 1);
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	int removed = 0;
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, work, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < N; i++)
		removed += results[i];
	assert(removed == (N < 2 ? N : 2));
	assert(!contains(1) && (N < 2 || !contains(2)));
	return 0;
}
