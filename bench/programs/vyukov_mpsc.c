// Vyukov's intrusive queue of many producers and one consumer: N producers of one value, one consumer; N: producers.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release
#define acqrel memory_order_acq_rel

#ifndef N
#define N 2
#endif
#ifdef BUG
#define LINK rlx // the bug: the consumer finds a node that is not filled in
#else
#define LINK rel
#endif

struct node {
	_Atomic(struct node *) next;
	int value;
};

static struct node stub, nodes[N];
static _Atomic(struct node *) head = &stub;
static struct node *tail = &stub;
static int got[N];

static void push(struct node *n)
{
	atomic_store_explicit(&n->next, NULL, rlx);
	struct node *before = atomic_exchange_explicit(&head, n, acqrel);
	atomic_store_explicit(&before->next, n, LINK);
}

static struct node *pop(void)
{
	struct node *first = tail, *next = atomic_load_explicit(&first->next, acq);
	if (first == &stub) {
		if (next == NULL)
			return NULL;
		tail = first = next;
		next = atomic_load_explicit(&first->next, acq);
	}
	if (next != NULL) {
		tail = next;
		return first;
	}
	if (first != atomic_load_explicit(&head, acq))
		return NULL; // a push is under way
	push(&stub);
	next = atomic_load_explicit(&first->next, acq);
	if (next == NULL)
		return NULL;
	tail = next;
	return first;
}

static void *producer(void *arg)
{
	long i = (long)arg;
	nodes[i].value = (int)i + 1;
	push(&nodes[i]);
	return NULL;
}

static void *consumer(void *arg)
{
	for (int i = 0; i < N; i++) {
		struct node *n = pop();
		if (n != NULL)
			got[n->value - 1]++;
	}
	return NULL;
}

int main(void)
{
	pthread_t t[N], c;
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, producer, (void *)i);
	pthread_create(&c, NULL, consumer, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	pthread_join(c, NULL);
	for (struct node *n; (n = pop()) != NULL;)
		got[n->value - 1]++;
	for (int i = 0; i < N; i++)
		assert(got[i] == 1);
	return 0;
}
