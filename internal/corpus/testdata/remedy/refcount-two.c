// expect: free-race mm=ra,rc11
// expect: verified mm=sc,tso
// A reference count whose owners have code of their own: what helps against one leaves the other.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object { atomic_int refs; int data; };
struct object *o;

static void *writer(void *arg)
{
	o->data = 1;
	if (atomic_fetch_sub_explicit(&o->refs, 1, memory_order_relaxed) == 1)
		free(o);
	return arg;
}

static void *reader(void *arg)
{
	if (atomic_fetch_sub_explicit(&o->refs, 1, memory_order_relaxed) == 1)
		free(o);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	o = malloc(sizeof *o);
	atomic_init(&o->refs, 2);
	pthread_create(&a, NULL, writer, NULL);
	pthread_create(&b, NULL, reader, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
