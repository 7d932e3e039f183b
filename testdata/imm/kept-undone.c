// A loop that counts itself in and out and keeps what it reads. It did not end.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, busy, flag;
int last;

static void *work(void *arg) {
	int now = atomic_load_explicit(&x, memory_order_relaxed);
	while (!atomic_load_explicit(&flag, memory_order_relaxed)) {
		atomic_fetch_add_explicit(&busy, 1, memory_order_relaxed);
		now = atomic_load_explicit(&x, memory_order_relaxed);
		atomic_fetch_sub_explicit(&busy, 1, memory_order_relaxed);
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
