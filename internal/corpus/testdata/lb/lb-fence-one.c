// expect: verified complete=3 mm=sc,tso,ra,rc11
// expect: assertion line=37 complete=3 mm=imm flags=--keep-going
//
// A fence in one thread only.
// imm allows it: the other write need not wait.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int saw_x, saw_y;

static void *left(void *arg)
{
	int a = atomic_load_explicit(&x, memory_order_relaxed);
	atomic_thread_fence(memory_order_seq_cst);
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	saw_x = a;
	return arg;
}

static void *right(void *arg)
{
	int b = atomic_load_explicit(&y, memory_order_relaxed);
	atomic_store_explicit(&x, 1, memory_order_relaxed);
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
	assert(!(saw_x == 1 && saw_y == 1)); // fails here
	return 0;
}
