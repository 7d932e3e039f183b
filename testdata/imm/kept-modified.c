// A loop whose read-modify-writes change nothing keeps what the last one read, which may depend on the write behind the
// loop: last = 3. That was lost: whether they had changed anything was asked at each visit, and became a control dependency.
#include <pthread.h>
#include <stdatomic.h>

atomic_int flag, x, y, z;
int last;

static void *work(void *arg) {
	int now = 0;
	for (;;) {
		if (atomic_load_explicit(&flag, memory_order_relaxed))
			break;
		atomic_fetch_or_explicit(&z, 0, memory_order_relaxed);
		now = atomic_fetch_or_explicit(&x, 1, memory_order_relaxed);
	}
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	last = now;
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
