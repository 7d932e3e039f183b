// A loop that writes what it read before, over and over. It did not end: whatever that is, it is the same in each round.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, z, flag;
int last;

static void *work(void *arg) {
	int now = atomic_load_explicit(&x, memory_order_relaxed);
	for (;;) {
		atomic_store_explicit(&z, now, memory_order_relaxed);
		if (atomic_load_explicit(&flag, memory_order_relaxed))
			break;
		atomic_store_explicit(&z, 0, memory_order_relaxed);
	}
	last = now;
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, work, 0);
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	atomic_store_explicit(&flag, 1, memory_order_relaxed);
	pthread_join(t, 0);
	return 0;
}
