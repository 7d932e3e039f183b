
#include <pthread.h>
#include <stdatomic.h>

int data;
atomic_int ready;

static void *writer(void *arg) {
	data = 42;
	atomic_store_explicit(&ready, 1, memory_order_relaxed); // release would be right
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, writer, 0);
	if (atomic_load_explicit(&ready, memory_order_acquire))
		data++;
	pthread_join(t, 0);
	return 0;
}
