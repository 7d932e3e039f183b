// The queue of Michael and Scott; nodes are not freed.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
	int value;
	_Atomic(struct node *) next;
};

static struct node nodes[3];
static _Atomic(struct node *) head, tail;

static void put(struct node *n, int value) {
	n->value = value;
	for (;;) {
		struct node *t = atomic_load(&tail);
		struct node *next = atomic_load(&t->next);
		if (next) {
			atomic_compare_exchange_strong(&tail, &t, next);
			continue;
		}
		if (atomic_compare_exchange_strong(&t->next, &next, n)) {
			atomic_compare_exchange_strong(&tail, &t, n);
			return;
		}
	}
}

static int get(void) {
	for (;;) {
		struct node *h = atomic_load(&head);
		struct node *t = atomic_load(&tail);
		struct node *next = atomic_load(&h->next);
		if (!next)
			return 0;
		if (h == t) {
			atomic_compare_exchange_strong(&tail, &t, next);
			continue;
		}
		int value = next->value;
		if (atomic_compare_exchange_strong(&head, &h, next))
			return value;
	}
}

static void *run(void *arg) {
	put(arg, arg == &nodes[1] ? 3 : 4);
	return NULL;
}

int main(void) {
	atomic_init(&head, &nodes[0]);
	atomic_init(&tail, &nodes[0]);
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, run, &nodes[i + 1]);
	int a = get();
	int b = get();
	assert(a + b == 0 || a + b == 3 || a + b == 4 || a + b == 7);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	assert(a + b + get() + get() == 7 && get() == 0);
	return 0;
}
