// A reference count: who drops the last reference frees the object.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object {
	atomic_int refs;
	int a, b;
};

static struct object *object;

static void get(struct object *o) {
	atomic_fetch_add(&o->refs, 1);
}

static void put(struct object *o) {
	if (atomic_fetch_sub(&o->refs, 1) == 1) {
		assert(o->a + o->b >= 1);
		free(o);
	}
}

static void *run(void *arg) {
	struct object *o = object;
	get(o);
	o->b = 1;
	put(o);
	put(o);
	return arg;
}

int main(void) {
	object = malloc(sizeof *object);
	atomic_init(&object->refs, 2);
	object->a = object->b = 0;
	pthread_t t;
	pthread_create(&t, NULL, run, NULL);
	object->a = 1;
	put(object);
	pthread_join(t, NULL);
	return 0;
}
