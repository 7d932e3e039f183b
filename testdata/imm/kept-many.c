// A loop that keeps more values than a header notes one by one, and whose end one of them decides two rounds later: verified,
// last = -2, 8 or 18. It must not stop in a round between.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y, flag;
int last;

static void *work(void *arg) {
	int seen = 0, before = 0, now = 0, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0;
	while (!seen) {
		seen = before;
		before = now;
		now = atomic_load_explicit(&flag, memory_order_relaxed);
		int v = atomic_load_explicit(&x, memory_order_relaxed);
		a = v;
		b = v * 2;
		c = v * 3;
		d = v - 1;
		e = v - 2;
		f = v - 3;
		g = v ^ 4;
	}
	last = a + b + c + d + e + f + g;
	return 0;
}

static void *stopper(void *arg) {
	int r = atomic_load_explicit(&y, memory_order_relaxed);
	atomic_store_explicit(&flag, 1, memory_order_relaxed);
	atomic_store_explicit(&x, 1 + r, memory_order_relaxed);
	return 0;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, work, 0);
	pthread_create(&u, 0, stopper, 0);
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
