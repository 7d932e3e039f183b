// As kept.c, but what is waited for is a lock by test-and-set, and what is kept are a member of an array and an int.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y, lock;
int last;

static void *work(void *arg) {
	int seen[1] = {0}, both = 0;
	while (atomic_exchange_explicit(&lock, 1, memory_order_acquire)) {
		seen[0] = atomic_load_explicit(&x, memory_order_relaxed);
		both = atomic_load_explicit(&y, memory_order_relaxed) + 1;
	}
	last = 10 * seen[0] + both;
	atomic_store_explicit(&lock, 0, memory_order_release);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, work, 0);
	while (atomic_exchange_explicit(&lock, 1, memory_order_acquire))
		;
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	atomic_store_explicit(&lock, 0, memory_order_release);
	pthread_join(t, 0);
	return 0;
}
