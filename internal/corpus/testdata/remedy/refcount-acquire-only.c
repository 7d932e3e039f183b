// expect: free-race mm=ra,rc11
// expect: verified mm=sc,tso
// The decrement acquires, but does not release: it is to be both, not to release instead.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object { atomic_int refs; int data; };

static void *drop(void *arg)
{
	struct object *p = arg;
	p->data;
	if (atomic_fetch_sub_explicit(&p->refs, 1, memory_order_acquire) == 1)
		free(p);
	return NULL;
}

int main(void)
{
	pthread_t t;
	struct object *o = calloc(1, sizeof *o);
	atomic_init(&o->refs, 2);
	pthread_create(&t, NULL, drop, o);
	drop(o);
	pthread_join(t, NULL);
	return 0;
}
