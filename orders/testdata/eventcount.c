// An event count: who waits says so, looks once more, and then sleeps.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int ready, waiters, epoch;
static int data;

static void *notifier(void *arg) {
	data = 1;
	atomic_store(&ready, 1);
	atomic_thread_fence(memory_order_seq_cst);
	if (atomic_load(&waiters))
		atomic_fetch_add(&epoch, 1);
	return arg;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, notifier, NULL);
	if (!atomic_load(&ready)) {
		atomic_fetch_add(&waiters, 1);
		int key = atomic_load(&epoch);
		atomic_thread_fence(memory_order_seq_cst);
		if (!atomic_load(&ready))
			while (atomic_load(&epoch) == key)
				;
		atomic_fetch_sub(&waiters, 1);
		while (!atomic_load(&ready))
			;
	}
	assert(data == 1);
	pthread_join(t, NULL);
	return 0;
}
