// Two values are exchanged in each round, and whether they are equal is nothing that the program ever asks: an internal
// error, whatever the schedule. A loop in which a round uses what the one before kept needs a bound.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y, z, stop;
int last;

static void *work(void *arg) {
	int a = atomic_load_explicit(&x, memory_order_relaxed), b = atomic_load_explicit(&y, memory_order_relaxed);
	last = 7;
	while (!atomic_load_explicit(&stop, memory_order_relaxed)) {
		int c = a;
		a = b;
		b = c;
	}
	atomic_store_explicit(&z, 1, memory_order_relaxed);
	last = a * 10 + b;
	return 0;
}

static void *stopper(void *arg) {
	atomic_store_explicit(&stop, 1, memory_order_relaxed);
	return 0;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, work, 0);
	pthread_create(&u, 0, stopper, 0);
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	atomic_store_explicit(&y, atomic_load_explicit(&z, memory_order_relaxed), memory_order_relaxed);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
