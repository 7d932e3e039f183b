// Hazard pointers: a reader announces what it looks at, and who takes it away waits for that.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object {
	int value;
};

static _Atomic(struct object *) shared, hazard;

static void *reader(void *arg) {
	struct object *o;
	do {
		o = atomic_load(&shared);
		atomic_store(&hazard, o);
		atomic_thread_fence(memory_order_seq_cst);
	} while (atomic_load(&shared) != o);
	if (o)
		assert(o->value == 1);
	atomic_store(&hazard, NULL);
	return arg;
}

int main(void) {
	struct object *o = malloc(sizeof *o);
	o->value = 1;
	pthread_t t;
	pthread_create(&t, NULL, reader, NULL);
	atomic_store(&shared, o);
	atomic_store(&shared, NULL);
	atomic_thread_fence(memory_order_seq_cst);
	while (atomic_load(&hazard) == o)
		;
	o->value = 2;
	free(o);
	pthread_join(t, NULL);
	return 0;
}
