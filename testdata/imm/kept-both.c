// One of the values that the thread keeps decides at once whether there is a next round, the other one is never looked at. It
// had 20 executions instead of 12, because the loop was compared with the second value, too, or with neither.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y, flag;
int last;

static void *work(void *arg) {
	int seen = atomic_load_explicit(&flag, memory_order_relaxed), now = 0;
	while (!seen) {
		seen = atomic_load_explicit(&flag, memory_order_relaxed);
		now = atomic_load_explicit(&x, memory_order_relaxed);
	}
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	last = now;
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, work, 0);
	atomic_store_explicit(&x, 1 + atomic_load_explicit(&y, memory_order_relaxed), memory_order_relaxed);
	atomic_store_explicit(&flag, 1, memory_order_relaxed);
	pthread_join(t, 0);
	return 0;
}
