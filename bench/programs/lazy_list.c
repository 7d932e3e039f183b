// The lazy list (Heller and others, 2005): N threads add, remove and look for keys; N: threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release

#ifndef N
#define N 2
#endif

struct node {
	int key;
	_Atomic(struct node *) next;
	atomic_bool marked, locked;
};

static struct node last = {.key = 99}, two = {.key = 2, .next = &last}, first = {.key = 0, .next = &two}, nodes[N];
static bool results[N];

static void lock(struct node *n)
{
	while (atomic_exchange_explicit(&n->locked, true, acq))
		;
}

static void unlock(struct node *n) { atomic_store_explicit(&n->locked, false, rel); }

static struct node *next(struct node *n) { return atomic_load_explicit(&n->next, acq); }

// find locks the neighbours of a key and returns the second.
static struct node *find(int key, struct node **before)
{
	for (;;) {
		struct node *a = &first, *b = next(a);
		for (; b->key < key; a = b, b = next(a))
			;
		lock(a);
		lock(b);
#ifdef BUG // the bug: a may have been removed meanwhile
		bool valid = next(a) == b;
#else
		bool valid = !atomic_load_explicit(&a->marked, acq) && !atomic_load_explicit(&b->marked, acq) && next(a) == b;
#endif
		if (valid) {
			*before = a;
			return b;
		}
		unlock(b);
		unlock(a);
	}
}

static bool add(struct node *n)
{
	struct node *a, *b = find(n->key, &a);
	bool there = b->key == n->key;
	if (!there) {
		atomic_store_explicit(&n->next, b, rlx);
		atomic_store_explicit(&a->next, n, rel);
	}
	unlock(b);
	unlock(a);
	return !there;
}

static bool del(int key)
{
	struct node *a, *b = find(key, &a);
	bool there = b->key == key;
	if (there) {
		atomic_store_explicit(&b->marked, true, rel);
		atomic_store_explicit(&a->next, next(b), rel);
	}
	unlock(b);
	unlock(a);
	return there;
}

static bool contains(int key)
{
	struct node *n = &first;
	while (n->key < key)
		n = next(n);
	return n->key == key && !atomic_load_explicit(&n->marked, acq);
}

static void *work(void *arg)
{
	long i = (long)arg;
	nodes[i].key = i == 0 ? 3 : (int)i + 1;
	if (i == 1)
		results[i] = del(2);
	else if (i == 2)
		results[i] = contains(3);
	else
		results[i] = add(&nodes[i]);
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, work, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(results[0] && (N < 2 || results[1]));
	assert(contains(3) && contains(2) == (N < 2));
	return 0;
}
