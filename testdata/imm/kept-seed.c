// A loop that reads x before it begins and at the end of each round, and notes that there was a round. What it reads decides
// nothing, so the last read may return what depends on the write to y behind the loop: last = 21. That was lost: x counted as
// a control dependency as soon as the loop was compared with its last visit, although it was in another state anyway.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y, flag;
int last;

static void *work(void *arg) {
	int rounds = 0;
	int now = atomic_load_explicit(&x, memory_order_relaxed);
	for (;;) {
		if (atomic_load_explicit(&flag, memory_order_relaxed))
			break;
		rounds = 1;
		now = atomic_load_explicit(&x, memory_order_relaxed);
	}
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	last = 10 * now + rounds;
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, work, 0);
	atomic_store_explicit(&x, 1 + atomic_load_explicit(&y, memory_order_relaxed), memory_order_relaxed);
	atomic_store_explicit(&flag, 1, memory_order_relaxed);
	pthread_join(t, 0);
	return 0;
}
