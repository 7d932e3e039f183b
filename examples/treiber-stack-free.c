// expect: free-race line=32 other=35
//
// Treiber's stack with the classic mistake: pop frees the node at once, while
// another thread that read the same top is about to follow its next pointer.
// Lock-free structures need hazard pointers, epochs or the like to free.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

_Atomic(struct node *) top;

static void push(int value)
{
	struct node *n = malloc(sizeof *n);
	n->value = value;
	n->next = atomic_load(&top);
	while (!atomic_compare_exchange_strong(&top, &n->next, n))
		;
}

static int pop(void)
{
	struct node *old = atomic_load(&top), *next;
	do {
		if (!old)
			return 0;
		next = old->next; // fails here
	} while (!atomic_compare_exchange_strong(&top, &old, next));
	int value = old->value;
	free(old); // conflicts
	return value;
}

static void *worker(void *arg)
{
	pop();
	return arg;
}

int main(void)
{
	pthread_t a, b;
	push(1);
	push(2);
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
