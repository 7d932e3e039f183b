// As kept-before.c, but what the thread keeps are values of keys (pthread_setspecific). They counted as part of the state of
// the loop, and setting one to zero was a control dependency: executions were missing, and with --schedule=random (seed 1)
// a revisit was an internal error.
#include <pthread.h>
#include <stdatomic.h>

atomic_long x, y, stop;
long last;
pthread_key_t now, before;

static void *follow(void *arg) {
	while (!atomic_load_explicit(&stop, memory_order_relaxed)) {
		pthread_setspecific(before, pthread_getspecific(now));
		pthread_setspecific(now, (void *)atomic_load_explicit(&x, memory_order_relaxed));
	}
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	last = 10 * (long)pthread_getspecific(before) + (long)pthread_getspecific(now);
	return 0;
}

static void *other(void *arg) {
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	atomic_store_explicit(&x, 2, memory_order_relaxed);
	atomic_store_explicit(&stop, 1, memory_order_relaxed);
	return 0;
}

int main(void) {
	pthread_t t, u;
	pthread_key_create(&now, 0);
	pthread_key_create(&before, 0);
	pthread_create(&t, 0, follow, 0);
	pthread_create(&u, 0, other, 0);
	atomic_store_explicit(&x, atomic_load_explicit(&y, memory_order_relaxed), memory_order_relaxed);
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
