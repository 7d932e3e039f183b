// expect: verified complete=5 mm=sc,tso,ra,rc11,imm
//
// Load buffering around a ring of three threads, each with another kind of dependency.
// imm forbids it: data, ctrl and addr: every thread is kept in order, so the ring is closed.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int third[1]; // what the first thread reads
atomic_int y, z;
int saw_x, saw_y, saw_z;

static void *left(void *arg)
{
	int a = atomic_load_explicit(&third[0], memory_order_relaxed);
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

static void *back(void *arg)
{
	int c = atomic_load_explicit(&z, memory_order_relaxed);
	atomic_store_explicit(&third[c & 0], 1, memory_order_relaxed);
	saw_z = c;
	return arg;
}

int main(void)
{
	pthread_t l, r, t;
	pthread_create(&l, NULL, left, NULL);
	pthread_create(&r, NULL, right, NULL);
	pthread_create(&t, NULL, back, NULL);
	pthread_join(l, NULL);
	pthread_join(r, NULL);
	pthread_join(t, NULL);
	assert(!(saw_x == 1 && saw_y == 1 && saw_z == 1));
	return 0;
}
