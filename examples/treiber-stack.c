// expect: verified
//
// Treiber's stack: a linked list whose head is swung by compare-exchange.
// Popped nodes are kept until the threads are gone, so nobody reads freed
// memory (treiber-stack-free.c shows what happens otherwise).
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
	struct node *next;
	int value;
};

_Atomic(struct node *) top;

static void push(struct node *n)
{
	struct node *old = atomic_load_explicit(&top, memory_order_relaxed);
	do {
		n->next = old;
	} while (!atomic_compare_exchange_weak_explicit(&top, &old, n, memory_order_release, memory_order_relaxed));
}

static struct node *pop(void)
{
	struct node *old = atomic_load_explicit(&top, memory_order_acquire);
	while (old &&
	       !atomic_compare_exchange_weak_explicit(&top, &old, old->next, memory_order_acquire, memory_order_acquire))
		;
	return old;
}

static void *pusher(void *arg)
{
	struct node *n = malloc(sizeof *n);
	n->value = (int)(long)arg;
	push(n);
	return NULL;
}

static void *popper(void *arg)
{
	struct node *n = pop();
	if (n)
		assert(n->value == 1 || n->value == 2);
	return n ? n : arg;
}

int main(void)
{
	pthread_t t[3];
	void *popped;
	int sum = 0;

	pthread_create(&t[0], NULL, pusher, (void *)1L);
	pthread_create(&t[1], NULL, pusher, (void *)2L);
	pthread_create(&t[2], NULL, popper, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	pthread_join(t[2], &popped);
	if (popped) {
		sum += ((struct node *)popped)->value;
		free(popped);
	}
	for (struct node *n; (n = pop()) != NULL; free(n))
		sum += n->value;
	assert(sum == 3);
	return 0;
}
