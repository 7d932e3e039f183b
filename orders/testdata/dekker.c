// Dekker's algorithm, with fences.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int wants[2], turn;
static int data;

static void *run(void *arg) {
	int me = arg != NULL;
	atomic_store(&wants[me], 1);
	atomic_thread_fence(memory_order_seq_cst);
	while (atomic_load(&wants[1 - me])) {
		if (atomic_load(&turn) != me) {
			atomic_store(&wants[me], 0);
			while (atomic_load(&turn) != me)
				;
			atomic_store(&wants[me], 1);
			atomic_thread_fence(memory_order_seq_cst);
		}
	}
	data++;
	atomic_store(&turn, 1 - me);
	atomic_store(&wants[me], 0);
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, run, &data);
	run(NULL);
	pthread_join(t, NULL);
	assert(data == 2);
	return 0;
}
