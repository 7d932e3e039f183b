// expect: verified complete=3 mm=sc,tso,ra,rc11
// expect: verified complete=4 mm=imm
//
// Load buffering: both threads look, then write, and each sees what the other one
// writes. ARM and POWER may do so, because nothing ties left's write to its read;
// of the models here only imm allows it. If left, too, wrote what it read, the
// value would come out of thin air, and no model allows that.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

static void *left(void *arg)
{
	atomic_load_explicit(&x, memory_order_relaxed);
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	return arg;
}

static void *right(void *arg)
{
	int seen = atomic_load_explicit(&y, memory_order_relaxed);
	atomic_store_explicit(&x, seen, memory_order_relaxed);
	return arg;
}

int main(void)
{
	pthread_t l, r;
	pthread_create(&l, NULL, left, NULL);
	pthread_create(&r, NULL, right, NULL);
	pthread_join(l, NULL);
	pthread_join(r, NULL);
	return 0;
}
