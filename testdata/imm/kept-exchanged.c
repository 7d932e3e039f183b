// A round that is written down, to be compared with the next one, must not decide what the thread reads before it leaves the
// loop: the exchange reads what another wrote after it had read from y. The outcome last = 1 was lost.
#include <pthread.h>
#include <stdatomic.h>

atomic_int flag, x, y;
int last;

static void *work(void *arg) {
	int first = atomic_load_explicit(&x, memory_order_relaxed), now;
	for (;;) {
		now = atomic_exchange_explicit(&x, 0, memory_order_relaxed);
		if (atomic_load_explicit(&flag, memory_order_relaxed))
			break;
		atomic_fetch_add_explicit(&x, 1, memory_order_relaxed);
		atomic_fetch_sub_explicit(&x, 1, memory_order_relaxed);
	}
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	last = 2 * now + first;
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, work, 0);
	atomic_store_explicit(&x, atomic_load_explicit(&y, memory_order_relaxed), memory_order_relaxed);
	atomic_store_explicit(&flag, 1, memory_order_relaxed);
	pthread_join(t, 0);
	return 0;
}
