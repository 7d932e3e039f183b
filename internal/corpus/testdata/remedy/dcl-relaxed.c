// expect: data-race|uninitialized-read|free-race|invalid-access mm=ra,rc11
// expect: verified mm=sc,tso
// Double-checked locking whose first check orders nothing.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct config { int value; };
_Atomic(struct config *) instance;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *get(void *arg)
{
	struct config *c = atomic_load_explicit(&instance, memory_order_relaxed);
	if (!c) {
		pthread_mutex_lock(&m);
		c = atomic_load_explicit(&instance, memory_order_relaxed);
		if (!c) {
			c = malloc(sizeof *c);
			c->value = 7;
			atomic_store_explicit(&instance, c, memory_order_relaxed);
		}
		pthread_mutex_unlock(&m);
	}
	return c->value == 7 ? NULL : arg;
}

int main(void)
{
	pthread_t t[2];
	pthread_create(&t[0], NULL, get, NULL);
	pthread_create(&t[1], NULL, get, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	free(atomic_load(&instance));
	return 0;
}
