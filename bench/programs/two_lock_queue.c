// Michael and Scott's queue of two locks (1996), test-and-set locks: N producers, N consumers; N: producers, and consumers.
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
#ifdef BUG
#define LINK rlx // the bug: head and tail lock differ, so only this order publishes the node
#else
#define LINK rel
#endif

struct node {
	int value;
	_Atomic(struct node *) next;
};

static struct node dummy, nodes[N];
static struct node *head = &dummy, *tail = &dummy;
static atomic_bool head_lock, tail_lock;
static int got[N + 1];

static void lock(atomic_bool *l)
{
	while (atomic_exchange_explicit(l, true, acq))
		;
}

static void unlock(atomic_bool *l) { atomic_store_explicit(l, false, rel); }

static void *producer(void *arg)
{
	struct node *n = &nodes[(long)arg];
	n->value = (int)(long)arg + 1;
	atomic_init(&n->next, NULL);
	lock(&tail_lock);
	atomic_store_explicit(&tail->next, n, LINK);
	tail = n;
	unlock(&tail_lock);
	return NULL;
}

static bool dequeue(int *value)
{
	lock(&head_lock);
	struct node *next = atomic_load_explicit(&head->next, acq);
	if (next != NULL) {
		*value = next->value;
		head = next;
	}
	unlock(&head_lock);
	return next != NULL;
}

static void *consumer(void *arg)
{
	int value;
	if (dequeue(&value)) {
		lock(&head_lock);
		got[value]++;
		unlock(&head_lock);
	}
	return NULL;
}

int main(void)
{
	pthread_t p[N], c[N];
	for (long i = 0; i < N; i++)
		pthread_create(&p[i], NULL, producer, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_create(&c[i], NULL, consumer, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(p[i], NULL);
	for (int i = 0; i < N; i++)
		pthread_join(c[i], NULL);
	for (int value; dequeue(&value);)
		got[value]++;
	for (int i = 1; i <= N; i++)
		assert(got[i] == 1);
	return 0;
}
