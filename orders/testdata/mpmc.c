// Vyukov's bounded queue for several producers and consumers.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

enum { SIZE = 2 };
static struct cell {
	atomic_uint seq;
	int value;
} cells[SIZE];
static atomic_uint head, tail;

static int put(int x) {
	unsigned pos = atomic_load(&tail);
	for (;;) {
		struct cell *c = &cells[pos % SIZE];
		int d = (int)(atomic_load(&c->seq) - pos);
		if (d < 0)
			return 0;
		if (d > 0)
			pos = atomic_load(&tail);
		else if (atomic_compare_exchange_weak(&tail, &pos, pos + 1)) {
			c->value = x;
			atomic_store(&c->seq, pos + 1);
			return 1;
		}
	}
}

static int get(void) {
	unsigned pos = atomic_load(&head);
	for (;;) {
		struct cell *c = &cells[pos % SIZE];
		int d = (int)(atomic_load(&c->seq) - (pos + 1));
		if (d < 0)
			return 0;
		if (d > 0)
			pos = atomic_load(&head);
		else if (atomic_compare_exchange_weak(&head, &pos, pos + 1)) {
			int x = c->value;
			atomic_store(&c->seq, pos + SIZE);
			return x;
		}
	}
}

static int sum[2];

static void *run(void *arg) {
	int me = arg != NULL;
	put(me + 1);
	sum[me] = get();
	put(me + 3);
	return NULL;
}

int main(void) {
	for (unsigned i = 0; i < SIZE; i++)
		atomic_init(&cells[i].seq, i);
	pthread_t t;
	pthread_create(&t, NULL, run, &t);
	run(NULL);
	pthread_join(t, NULL);
	assert(sum[0] + sum[1] + get() + get() <= 10);
	return 0;
}
