// What the thread keeps it only ever passes to a compare-exchange as the value that it expects. Whether that succeeds depends on
// it, but this was not looked at: the thread never stopped, as long as the lock was taken.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y, lock = 1, hint;
int last;

static void *work(void *arg) {
	int value = 0;
	while (!atomic_compare_exchange_strong_explicit(&lock, &value, value | 1, memory_order_acquire, memory_order_relaxed)) {
		value = atomic_load_explicit(&hint, memory_order_relaxed);
		value = atomic_load_explicit(&hint, memory_order_relaxed);
	}
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	last = 10 * value + atomic_load_explicit(&x, memory_order_relaxed);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, work, 0);
	atomic_store_explicit(&x, 1 + atomic_load_explicit(&y, memory_order_relaxed), memory_order_relaxed);
	atomic_store_explicit(&lock, 0, memory_order_release);
	pthread_join(t, 0);
	return 0;
}
