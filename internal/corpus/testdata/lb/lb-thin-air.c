// expect: verified complete=3 mm=sc,tso,ra,rc11,imm
//
// Each thread writes what it read: any value could justify itself.
// imm forbids it: data dependencies on both sides: no value comes out of thin air.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int saw_x, saw_y;

static void *left(void *arg)
{
	int a = atomic_load_explicit(&x, memory_order_relaxed);
	atomic_store_explicit(&y, a, memory_order_relaxed);
	saw_x = a;
	return arg;
}

static void *right(void *arg)
{
	int b = atomic_load_explicit(&y, memory_order_relaxed);
	atomic_store_explicit(&x, b, memory_order_relaxed);
	saw_y = b;
	return arg;
}

int main(void)
{
	pthread_t l, r;
	pthread_create(&l, NULL, left, NULL);
	pthread_create(&r, NULL, right, NULL);
	pthread_join(l, NULL);
	pthread_join(r, NULL);
	assert(saw_x == 0 && saw_y == 0);
	return 0;
}
