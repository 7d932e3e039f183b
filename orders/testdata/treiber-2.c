// A second client of the stack: one thread pushes two nodes, another one pops them, the last first.
#define main first
#include "treiber.c"
#undef main

static void *pusher(void *arg) {
	push(&nodes[0], 1);
	push(&nodes[1], 2);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, pusher, NULL);
	struct node *a = pop(), *b = pop();
	if (a && b)
		assert(a->value + b->value == 3);
	if (a && a->value == 2)
		assert(b && b->value == 1);
	pthread_join(t, NULL);
	return 0;
}
