// A loop that begins with what the thread read from x, and then keeps what it reads from z. Neither decides anything, so the
// last read may return what depends on the write to y behind the loop: last = 2. That was lost: both were control dependencies
// as soon as the loop was compared with its last visit, although only a read of x could stand for the one before the loop.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y, z, flag;
int last;

static void *work(void *arg) {
	int now = atomic_load_explicit(&x, memory_order_relaxed);
	while (!atomic_load_explicit(&flag, memory_order_relaxed))
		now = atomic_load_explicit(&z, memory_order_relaxed);
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	last = now;
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
