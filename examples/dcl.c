// expect: verified complete=4
//
// Double-checked locking done right: the pointer is atomic, published with
// release and looked at with acquire, so the fast path needs no lock.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct config { int port; };

_Atomic(struct config *) instance;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct config *get(void)
{
	struct config *c = atomic_load_explicit(&instance, memory_order_acquire);
	if (!c) {
		pthread_mutex_lock(&lock);
		c = atomic_load_explicit(&instance, memory_order_relaxed);
		if (!c) {
			c = malloc(sizeof *c);
			c->port = 80;
			atomic_store_explicit(&instance, c, memory_order_release);
		}
		pthread_mutex_unlock(&lock);
	}
	return c;
}

static void *worker(void *arg)
{
	assert(get()->port == 80);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	free(atomic_load(&instance));
	return 0;
}
