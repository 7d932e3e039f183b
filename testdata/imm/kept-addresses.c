// A loop takes the two numbers by which it finds what it waits for from memory again in each round, before it looks at what it found. Only
// addresses depend on them; they counted as open, no two rounds were alike, and there was no end.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int ready[4], turn;
static int high, low;
int last;

static void *work(void *arg) {
	(void)arg;
	atomic_store_explicit(&turn, 1, memory_order_relaxed);
	atomic_store_explicit(&ready[0], 7, memory_order_release);
	return NULL;
}

int main(void) {
	pthread_t thread;
	high = low = 0; // variables that nothing writes are constants
	pthread_create(&thread, NULL, work, NULL);
	int i = high, j = low, found;
	for (;;) {
		found = atomic_load_explicit(&ready[2 * i + j], memory_order_acquire);
		i = high;
		j = low;
		if (found)
			break;
	}
	last = found + atomic_load_explicit(&turn, memory_order_relaxed);
	pthread_join(thread, NULL);
	return 0;
}
