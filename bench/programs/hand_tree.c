// A binary search tree locked hand over hand: N threads each insert a key; N: threads.
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
	struct node *child[2];
	atomic_bool locked;
};

static struct node root = {.key = 4}, nodes[N];
static const int keys[] = {2, 6, 1, 3, 5, 7};

static void lock(struct node *n)
{
	while (atomic_exchange_explicit(&n->locked, true, acq))
		;
}

static void unlock(struct node *n) { atomic_store_explicit(&n->locked, false, rel); }

static bool insert(struct node *fresh)
{
	struct node *at = &root;
	lock(at);
	for (;;) {
		if (at->key == fresh->key) {
			unlock(at);
			return false;
		}
		struct node **link = &at->child[fresh->key > at->key];
		if (*link == NULL) {
#ifdef BUG // the bug: another insertion may come in between
			unlock(at);
			*link = fresh;
#else
			*link = fresh;
			unlock(at);
#endif
			return true;
		}
		struct node *child = *link;
		lock(child);
		unlock(at);
		at = child;
	}
}

static bool contains(struct node *n, int key)
{
	return n != NULL && (n->key == key || contains(n->child[key > n->key], key));
}

static void *work(void *arg)
{
	long i = (long)arg;
	nodes[i].key = keys[i % 6];
	assert(insert(&nodes[i]));
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, work, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < N; i++)
		assert(contains(&root, keys[i % 6]));
	return 0;
}
