// expect: verified complete=12
//
// The queue of Michael and Scott, without reclamation: nodes stay linked behind
// the head and are freed when the threads are gone.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
	_Atomic(struct node *) next;
	int value;
};

_Atomic(struct node *) head, tail;

static struct node *make(int value)
{
	struct node *n = malloc(sizeof *n);
	n->value = value;
	atomic_init(&n->next, NULL);
	return n;
}

static void enqueue(int value)
{
	struct node *n = make(value);
	for (;;) {
		struct node *last = atomic_load_explicit(&tail, memory_order_acquire);
		struct node *next = atomic_load_explicit(&last->next, memory_order_acquire);
		if (next) { // somebody was faster and has not moved the tail yet: help
			atomic_compare_exchange_strong_explicit(&tail, &last, next, memory_order_acq_rel, memory_order_relaxed);
			continue;
		}
		if (atomic_compare_exchange_strong_explicit(&last->next, &next, n, memory_order_acq_rel, memory_order_relaxed)) {
			atomic_compare_exchange_strong_explicit(&tail, &last, n, memory_order_acq_rel, memory_order_relaxed);
			return;
		}
	}
}

static int dequeue(void)
{
	for (;;) {
		struct node *first = atomic_load_explicit(&head, memory_order_acquire);
		struct node *next = atomic_load_explicit(&first->next, memory_order_acquire);
		if (!next)
			return 0;
		int value = next->value;
		if (atomic_compare_exchange_strong_explicit(&head, &first, next, memory_order_acq_rel, memory_order_relaxed))
			return value;
	}
}

static void *producer(void *arg)
{
	enqueue((int)(long)arg);
	return NULL;
}

static void *consumer(void *arg)
{
	(void)arg;
	return (void *)(long)dequeue();
}

int main(void)
{
	pthread_t t[3];
	void *got;
	struct node *first = make(0);
	int sum = 0;

	atomic_init(&head, first);
	atomic_init(&tail, first);
	pthread_create(&t[0], NULL, producer, (void *)1L);
	pthread_create(&t[1], NULL, producer, (void *)2L);
	pthread_create(&t[2], NULL, consumer, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	pthread_join(t[2], &got);
	sum = (int)(long)got;
	for (int v; (v = dequeue()) != 0;)
		sum += v;
	assert(sum == 3);
	while (first) {
		struct node *next = atomic_load(&first->next);
		free(first);
		first = next;
	}
	return 0;
}
