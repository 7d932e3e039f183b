// expect: verified complete=3 mm=sc,tso,ra,rc11,imm
//
// What is added depends on the read.
// imm forbids it: the operand of a read-modify-write is a data dependency of its write.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int saw_x, saw_y;

static void *left(void *arg)
{
	int a = atomic_load_explicit(&x, memory_order_relaxed);
	atomic_fetch_add_explicit(&y, a | 1, memory_order_relaxed);
	saw_x = a;
	return arg;
}

static void *right(void *arg)
{
	int b = atomic_load_explicit(&y, memory_order_relaxed);
	atomic_fetch_add_explicit(&x, b | 1, memory_order_relaxed);
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
