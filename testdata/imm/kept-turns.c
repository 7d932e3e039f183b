// As kept-used.c, but the lock is taken and given back more than once: the thread comes to the states "taken" and "free" in
// turn, and neither is that of its last round.
#include <pthread.h>
#include <stdatomic.h>

atomic_int lock;
int last;

static int load(memory_order order, ...) { return atomic_load_explicit(&lock, order); }

static int try_lock(int *value, ...) { // variadic functions are not inlined
	if (*value & 1) {
		*value = load(memory_order_relaxed);
		return 0;
	}
	return atomic_compare_exchange_strong_explicit(&lock, value, *value | 2, memory_order_acquire, memory_order_relaxed);
}

static void *work(void *arg) {
	int value = load(memory_order_relaxed);
	while (!try_lock(&value))
		;
	last = value;
	atomic_fetch_sub_explicit(&lock, 2, memory_order_release);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, work, 0);
	for (int i = 0; i < 2; i++) {
		atomic_fetch_add_explicit(&lock, 1, memory_order_acquire);
		atomic_fetch_sub_explicit(&lock, 1, memory_order_release);
	}
	pthread_join(t, 0);
	return 0;
}
