// Which of two types the object has that malloc returns depends on the execution. Its address is the same.
#include <genmcgo/primitive.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

typedef struct { int v; } small;
typedef struct { long v; int w; } large;

GMC_OP(init) void make_small(small *s) { s->v = 1; }
GMC_OP(acquire) void take_small(small *s) { gmc_await(s->v > 0); s->v--; }
GMC_OP(init) void make_large(large *s) { s->v = 1; s->w = 1; }
GMC_OP(acquire) void take_large(large *s) { gmc_await(s->v > 0); s->v--; s->w--; }

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
	if (atomic_load(&flag)) {
		small *s = malloc(sizeof *s);
		make_small(s);
		take_small(s);
		free(s);
	} else {
		large *l = malloc(sizeof *l);
		make_large(l);
		take_large(l);
		free(l);
	}
	pthread_join(t, 0);
}
