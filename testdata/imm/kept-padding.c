// As kept-before.c, but what the thread keeps are structures with padding: which bits of them are undefined counted as part of
// the state of the loop, so with --schedule=random (seed 5) a revisit was an internal error.
#include <pthread.h>
#include <stdatomic.h>

struct p { char c; int i; };
_Atomic(struct p) x;
atomic_int y, stop;
long last;

static void *follow(void *arg) {
	struct p now = {0}, before = {0};
	while (!atomic_load_explicit(&stop, memory_order_relaxed)) {
		before = now;
		now = atomic_load_explicit(&x, memory_order_relaxed);
	}
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	last = 10 * before.i + now.i;
	return 0;
}

static void *other(void *arg) {
	struct p a, b;
	a.c = 1;
	a.i = 1;
	b.c = 2;
	b.i = 2;
	atomic_store_explicit(&x, a, memory_order_relaxed);
	atomic_store_explicit(&x, b, memory_order_relaxed);
	atomic_store_explicit(&stop, 1, memory_order_relaxed);
	return 0;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, follow, 0);
	pthread_create(&u, 0, other, 0);
	struct p c = {0};
	c.i = atomic_load_explicit(&y, memory_order_relaxed);
	atomic_store_explicit(&x, c, memory_order_relaxed);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
