// expect: free-race mm=ra,rc11
// expect: verified mm=sc,tso
// The commonest reference count: the last one frees, and the decrement orders nothing.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object { atomic_int refs; int data; };
struct object *o;

static void *user(void *arg)
{
	o->data++;
	return arg;
}

static void *drop(void *arg)
{
	struct object *p = arg;
	if (atomic_fetch_sub_explicit(&p->refs, 1, memory_order_relaxed) == 1)
		free(p);
	return NULL;
}

int main(void)
{
	pthread_t t;
	o = malloc(sizeof *o);
	atomic_init(&o->refs, 2);
	o->data = 0;
	user(o);
	pthread_create(&t, NULL, drop, o);
	drop(o);
	pthread_join(t, NULL);
	return 0;
}
