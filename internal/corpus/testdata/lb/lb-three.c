// expect: verified complete=5 mm=sc,tso,ra,rc11
// expect: assertion line=47 complete=5 mm=imm flags=--keep-going
//
// Load buffering around a ring of three threads.
// imm allows it: one thread without a dependency is enough: the ring opens there.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y, z;
int saw_x, saw_y, saw_z;

static void *left(void *arg)
{
	int a = atomic_load_explicit(&x, memory_order_relaxed);
	atomic_store_explicit(&y, a | 1, memory_order_relaxed);
	saw_x = a;
	return arg;
}

static void *right(void *arg)
{
	int b = atomic_load_explicit(&y, memory_order_relaxed);
	if (b == 1)
		atomic_store_explicit(&z, 1, memory_order_relaxed);
	saw_y = b;
	return arg;
}

static void *third(void *arg)
{
	int c = atomic_load_explicit(&z, memory_order_relaxed);
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	saw_z = c;
	return arg;
}

int main(void)
{
	pthread_t l, r, t;
	pthread_create(&l, NULL, left, NULL);
	pthread_create(&r, NULL, right, NULL);
	pthread_create(&t, NULL, third, NULL);
	pthread_join(l, NULL);
	pthread_join(r, NULL);
	pthread_join(t, NULL);
	assert(!(saw_x == 1 && saw_y == 1 && saw_z == 1)); // fails here
	return 0;
}
