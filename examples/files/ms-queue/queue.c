// The queue of ../../ms-queue.c in a file of its own; main.c is its driver.
#include <stdlib.h>
#include "queue.h"

_Atomic(struct node *) head, tail;

struct node *make(int value)
{
	struct node *n = malloc(sizeof *n);
	n->value = value;
	atomic_init(&n->next, NULL);
	return n;
}

void enqueue(int value)
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

int dequeue(void)
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
