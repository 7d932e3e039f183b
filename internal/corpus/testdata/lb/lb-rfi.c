// expect: verified complete=3 mm=sc,tso,ra,rc11,imm
//
// What was read goes through an atomic variable of the thread's own before it is written.
// imm forbids it: a read of the thread's own write waits for that write, so the dependency goes on
// through it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
atomic_int p, q;
int saw_x, saw_y;

static void *left(void *arg)
{
	int a = atomic_load_explicit(&x, memory_order_relaxed);
	atomic_store_explicit(&p, a | 1, memory_order_relaxed);
	atomic_store_explicit(&y, atomic_load_explicit(&p, memory_order_relaxed), memory_order_relaxed);
	saw_x = a;
	return arg;
}

static void *right(void *arg)
{
	int b = atomic_load_explicit(&y, memory_order_relaxed);
	atomic_store_explicit(&q, b | 1, memory_order_relaxed);
	atomic_store_explicit(&x, atomic_load_explicit(&q, memory_order_relaxed), memory_order_relaxed);
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
