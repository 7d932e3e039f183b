// Double-checked initialisation under a test-and-set lock; each thread looks twice; N: threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release

#ifndef N
#define N 3
#endif
#ifdef BUG
#define READY rlx // the bug: the pointer is published before the object
#else
#define READY rel
#endif

struct object {
	int a, b;
};

static _Atomic(struct object *) instance;
static atomic_bool held;
static int made;

static struct object *get(void)
{
	struct object *o = atomic_load_explicit(&instance, acq);
	if (o != NULL)
		return o;
	while (atomic_exchange_explicit(&held, true, acq))
		;
	o = atomic_load_explicit(&instance, rlx);
	if (o == NULL) {
		o = malloc(sizeof *o);
		o->a = ++made;
		o->b = 2;
		atomic_store_explicit(&instance, o, READY);
	}
	atomic_store_explicit(&held, false, rel);
	return o;
}

static void *work(void *arg)
{
	struct object *o = get();
	assert(o->a == 1 && o->b == 2);
	assert(get() == o);
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, work, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(made == 1);
	free(atomic_load(&instance));
	return 0;
}
