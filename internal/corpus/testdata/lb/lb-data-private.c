// expect: verified complete=3 mm=sc,tso,ra,rc11,imm
//
// What was read goes through local memory and a call before it is written.
// imm forbids it: none of that is shared, so none of it loosens the dependency.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

atomic_int x, y;
int saw_x, saw_y;

static int twist(int v)
{
	return (v & 2) | 1;
}

static void *left(void *arg)
{
	int a = atomic_load_explicit(&x, memory_order_relaxed);
	int slot[2] = { a, 0 };
	memcpy(&slot[1], &slot[0], sizeof slot[0]);
	atomic_store_explicit(&y, twist(slot[1]), memory_order_relaxed);
	saw_x = a;
	return arg;
}

static void *right(void *arg)
{
	int b = atomic_load_explicit(&y, memory_order_relaxed);
	int slot[2] = { 0, 0 };
	slot[b & 0] = b;
	atomic_store_explicit(&x, twist(slot[0]), memory_order_relaxed);
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
	assert(!(saw_x == 1 && saw_y == 1));
	return 0;
}
