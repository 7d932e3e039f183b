// As kept-lock.c, but what is kept decides what the next round does, as in libstdc++'s std::stop_token: a round looks at the
// last value of the lock before it reads it again. The thread never stopped, as long as the lock was taken.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y, lock;
int last;

static int load(memory_order order, ...) { return atomic_load_explicit(&lock, order); }

static int try_lock(int *value, ...) { // variadic functions are not inlined
	if (*value & 1) {
		*value = load(memory_order_relaxed);
		return 0;
	}
	return atomic_compare_exchange_strong_explicit(&lock, value, *value | 1, memory_order_acquire, memory_order_relaxed);
}

static void *work(void *arg) {
	int value = load(memory_order_relaxed);
	while (!try_lock(&value))
		;
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	last = 10 * value + atomic_load_explicit(&x, memory_order_relaxed);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, work, 0);
	atomic_store_explicit(&lock, 3, memory_order_relaxed);
	atomic_store_explicit(&x, 1 + atomic_load_explicit(&y, memory_order_relaxed), memory_order_relaxed);
	atomic_store_explicit(&lock, 2, memory_order_release);
	pthread_join(t, 0);
	return 0;
}
