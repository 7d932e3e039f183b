// expect: verified complete=3 mm=sc,tso,ra,rc11,imm
//
// Both writes take their address from what was read, which is always the same one.
// imm forbids it: where a write goes must be known before it can be seen: address dependencies on
// both sides close the cycle.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int left_cell[1], right_cell[1];
int saw_x, saw_y;

static void *left(void *arg)
{
	int a = atomic_load_explicit(&left_cell[0], memory_order_relaxed);
	atomic_store_explicit(&right_cell[a & 0], 1, memory_order_relaxed);
	saw_x = a;
	return arg;
}

static void *right(void *arg)
{
	int b = atomic_load_explicit(&right_cell[0], memory_order_relaxed);
	atomic_store_explicit(&left_cell[b & 0], 1, memory_order_relaxed);
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
