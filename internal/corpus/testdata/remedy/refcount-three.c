// expect: free-race mm=ra,rc11
// expect: verified mm=sc,tso
// Three owners: what the first writes reaches the last through the second's decrement.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct object { atomic_int refs; int data; };

static void *drop(void *arg)
{
	struct object *p = arg;
	if (atomic_fetch_sub_explicit(&p->refs, 1, memory_order_relaxed) == 1)
		free(p);
	return NULL;
}

int main(void)
{
	pthread_t t[2];
	struct object *o = malloc(sizeof *o);
	atomic_init(&o->refs, 3);
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, drop, o);
	drop(o);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
