// A second client of the queue: what one thread puts comes out in order.
#define main first
#include "msqueue.c"
#undef main

static void *producer(void *arg) {
	put(&nodes[1], 3);
	put(&nodes[2], 4);
	return arg;
}

int main(void) {
	atomic_init(&head, &nodes[0]);
	atomic_init(&tail, &nodes[0]);
	pthread_t t;
	pthread_create(&t, NULL, producer, NULL);
	int a = get();
	int b = get();
	assert(a == 0 ? b == 0 || b == 3 : a == 3 && (b == 0 || b == 4));
	pthread_join(t, NULL);
	return 0;
}
