// A sequence lock: a writer, and a reader that tries until nothing was written meanwhile.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_uint seq;
static atomic_int a, b;

static void *writer(void *arg) {
	for (int i = 1; i <= 2; i++) {
		unsigned s = atomic_load(&seq);
		atomic_store(&seq, s + 1);
		atomic_thread_fence(memory_order_seq_cst);
		atomic_store(&a, i);
		atomic_store(&b, i);
		atomic_store(&seq, s + 2);
	}
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, writer, NULL);
	for (int i = 0; i < 2; i++) {
		unsigned before, after;
		int x, y;
		do {
			before = atomic_load(&seq);
			x = atomic_load(&a);
			y = atomic_load(&b);
			atomic_thread_fence(memory_order_seq_cst);
			after = atomic_load(&seq);
		} while (before != after || before & 1);
		assert(x == y);
		assert(before == 0 || x > 0);
	}
	pthread_join(t, NULL);
	return 0;
}
