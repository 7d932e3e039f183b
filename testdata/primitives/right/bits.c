// Bit-fields keep all of their bits, also those in bytes that they share and in the last one.
#include <genmcgo/primitive.h>
#include <assert.h>
#include <pthread.h>

typedef struct { unsigned owner : 20, a : 6, b : 6; } lock;

GMC_OP(both) int set(lock *l) { l->owner += 0x12345; l->b = 0x3f; return l->owner; }
GMC_OP(both) int get(lock *l) { return l->owner << 8 | l->b; }

static lock l;

static void *other(void *arg)
{
	set(&l);
	return 0;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, other, 0);
	set(&l);
	pthread_join(t, 0);
	assert(get(&l) == (0x2468a << 8 | 0x3f));
}
