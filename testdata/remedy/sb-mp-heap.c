// Message passing in memory that a thread allocated, and store buffering behind it: against one of them fences are tried, and the
// execution with these that still goes wrong has an access to the memory to be changed. Its fences are not the program's.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct box {
	atomic_int data, full;
};

_Atomic(struct box *) given;
atomic_int x, y;
int seen_x, seen_y, full, data = 1;

static void *gives(void *arg)
{
	struct box *b = malloc(sizeof *b);
	atomic_init(&b->data, 0);
	atomic_init(&b->full, 0);
	atomic_store_explicit(&given, b, memory_order_release);
	atomic_store_explicit(&b->data, 1, memory_order_relaxed);
	atomic_store_explicit(&b->full, 1, memory_order_relaxed);
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	seen_y = atomic_load_explicit(&y, memory_order_relaxed);
	return arg;
}

static void *takes(void *arg)
{
	struct box *b = atomic_load_explicit(&given, memory_order_acquire);
	if (b) {
		full = atomic_load_explicit(&b->full, memory_order_relaxed);
		data = atomic_load_explicit(&b->data, memory_order_relaxed);
	}
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	seen_x = atomic_load_explicit(&x, memory_order_relaxed);
	return arg;
}

int main(void)
{
	pthread_t t[2];
	pthread_create(&t[0], 0, gives, 0);
	pthread_create(&t[1], 0, takes, 0);
	pthread_join(t[0], 0);
	pthread_join(t[1], 0);
	assert((seen_x || seen_y) && (!full || data));
	free(given);
	return 0;
}
