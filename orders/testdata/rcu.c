// Read-copy-update in user space: readers say that they read, a writer waits for those before it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct data {
	int value;
};

static _Atomic(struct data *) current;
static atomic_int reading;

static void *reader(void *arg) {
	atomic_store(&reading, 1);
	atomic_thread_fence(memory_order_seq_cst);
	struct data *d = atomic_load(&current);
	assert(d->value == 1 || d->value == 2);
	atomic_store(&reading, 0);
	return arg;
}

int main(void) {
	struct data *old = malloc(sizeof *old);
	old->value = 1;
	atomic_init(&current, old);
	pthread_t t;
	pthread_create(&t, NULL, reader, NULL);
	struct data *new = malloc(sizeof *new);
	new->value = 2;
	atomic_store(&current, new);
	atomic_thread_fence(memory_order_seq_cst);
	while (atomic_load(&reading))
		;
	old->value = 3;
	free(old);
	pthread_join(t, NULL);
	free(new);
	return 0;
}
