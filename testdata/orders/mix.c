// Every kind of access that has a memory order, once at least, in loops that wait and that retry.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y, turn, n;

static void *left(void *arg) {
	(void)arg;
	atomic_store(&x, 1);
	atomic_thread_fence(memory_order_seq_cst);
	int seen = atomic_load(&y);
	int old = atomic_load(&n);
	while (!atomic_compare_exchange_strong(&n, &old, old + 1 + seen))
		;
	atomic_store(&turn, 1);
	return NULL;
}

static void *right(void *arg) {
	(void)arg;
	y = 1;
	atomic_thread_fence(memory_order_seq_cst);
	int seen = x;
	atomic_fetch_add(&n, 4 + seen);
	while (atomic_load(&turn) == 0)
		;
	return NULL;
}

int main(void) {
	pthread_t a, b;
	pthread_create(&a, NULL, left, NULL);
	pthread_create(&b, NULL, right, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
