// As kept-before.c, but what the thread keeps are elements of two arrays, which are objects of the memory of the thread: the
// value in the second one counted as part of the state of the loop. The search with --schedule=random comes to an internal
// error (seed 5).
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y, stop;
int last;

static void *follow(void *arg) {
	int now[1] = {0}, before[1] = {0};
	while (!atomic_load_explicit(&stop, memory_order_relaxed)) {
		before[0] = now[0];
		now[0] = atomic_load_explicit(&x, memory_order_relaxed);
	}
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	last = 10 * now[0] + before[0];
	return 0;
}

static void *other(void *arg) {
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	atomic_store_explicit(&x, 2, memory_order_relaxed);
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	atomic_store_explicit(&stop, 1, memory_order_relaxed);
	return 0;
}

int main(void) {
	pthread_t t, u;
	pthread_create(&t, 0, follow, 0);
	pthread_create(&u, 0, other, 0);
	atomic_store_explicit(&x, atomic_load_explicit(&y, memory_order_relaxed), memory_order_relaxed);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
