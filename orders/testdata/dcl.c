// Double-checked locking.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object {
	int value;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic(struct object *) instance;
static struct object object;

static struct object *get(void) {
	struct object *o = atomic_load(&instance);
	if (!o) {
		pthread_mutex_lock(&lock);
		o = atomic_load(&instance);
		if (!o) {
			o = &object;
			o->value = 7;
			atomic_store(&instance, o);
		}
		pthread_mutex_unlock(&lock);
	}
	return o;
}

static void *run(void *arg) {
	assert(get()->value == 7);
	return arg;
}

int main(void) {
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, run, NULL);
	run(NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
