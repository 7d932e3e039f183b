// Treiber's stack; nodes are not freed while others may look at them.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
	int value;
	struct node *next;
};

static _Atomic(struct node *) top;
static struct node nodes[3];

static void push(struct node *n, int value) {
	n->value = value;
	struct node *t = atomic_load(&top);
	do
		n->next = t;
	while (!atomic_compare_exchange_weak(&top, &t, n));
}

static struct node *pop(void) {
	struct node *t = atomic_load(&top);
	while (t && !atomic_compare_exchange_weak(&top, &t, t->next))
		;
	return t;
}

static void *run(void *arg) {
	push(arg, 1);
	struct node *n = pop();
	if (n)
		assert(n->value == 1);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, run, &nodes[0]);
	run(&nodes[1]);
	pthread_join(t, NULL);
	assert(!pop());
	return 0;
}
