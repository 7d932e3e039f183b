// Which type the object has depends on the execution. What lies behind the smaller one is no part of it.
#include <genmcgo/primitive.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

typedef struct { int v; } small;
typedef struct { int v, w; } large;

GMC_OP(init) void make_small(small *s) { s->v = 1; }
GMC_OP(init) void make_large(large *s) { s->v = s->w = 1; }

atomic_int flag;

static void *set(void *arg)
{
	atomic_store(&flag, 1);
	return 0;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, set, 0);
	int first = atomic_load(&flag);
	large *l = malloc(sizeof *l);
	if (first == FIRST) {
		make_small((small *)l);
		((int *)l)[1] = 2;
	} else {
		make_large(l);
	}
	pthread_join(t, 0);
	free(l);
}
