// As kept-used.c, but what is kept is looked at after the next read: a thread leaves one round after it has seen the flag. It
// never stopped, as long as the flag was not set.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y, flag;
int last;

static void *work(void *arg) {
	int now, seen = 0;
	for (;;) {
		now = atomic_load_explicit(&flag, memory_order_relaxed);
		if (seen)
			break;
		seen = now;
	}
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	last = 10 * now + atomic_load_explicit(&x, memory_order_relaxed);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, work, 0);
	atomic_store_explicit(&x, 1 + atomic_load_explicit(&y, memory_order_relaxed), memory_order_relaxed);
	atomic_store_explicit(&flag, 1, memory_order_relaxed);
	atomic_store_explicit(&flag, 2, memory_order_release);
	pthread_join(t, 0);
	return 0;
}
