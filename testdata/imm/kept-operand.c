// Whether a round of this loop changed anything depends on a value that is read before the loop and decides nothing. The
// loop did not end: a round with such a read-modify-write is not written down.
#include <pthread.h>
#include <stdatomic.h>

atomic_int flag, x, y, z;
int last;

static void *work(void *arg) {
	int bits = atomic_load_explicit(&z, memory_order_relaxed);
	while (!atomic_load_explicit(&flag, memory_order_relaxed))
		atomic_fetch_or_explicit(&x, bits, memory_order_relaxed);
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	last = bits;
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, work, 0);
	atomic_store_explicit(&z, 1 + atomic_load_explicit(&y, memory_order_relaxed), memory_order_relaxed);
	atomic_store_explicit(&flag, 1, memory_order_relaxed);
	pthread_join(t, 0);
	return 0;
}
