// A thread keeps the last thing that it read while it waited. What it kept is no control dependency, so under imm each
// round counted as a new state, and the exploration did not end.
#include <pthread.h>
#include <stdatomic.h>

atomic_int progress, stop;
int last;

static void *follow(void *arg) {
	int p = 0;
	while (!atomic_load_explicit(&stop, memory_order_acquire))
		p = atomic_load_explicit(&progress, memory_order_relaxed);
	last = p;
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, follow, 0);
	atomic_store_explicit(&progress, 1, memory_order_relaxed);
	atomic_store_explicit(&progress, 2, memory_order_relaxed);
	atomic_store_explicit(&stop, 1, memory_order_release);
	pthread_join(t, 0);
	return 0;
}
