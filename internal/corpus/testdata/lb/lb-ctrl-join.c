// expect: verified complete=3 mm=sc,tso,ra,rc11,imm
//
// Both threads branch on what they read, and write where the branches have met again.
// imm forbids it: a control dependency extends to all that follows in program order: dependencies
// are syntactic.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int saw_x, saw_y;

static void *left(void *arg)
{
	int a = atomic_load_explicit(&x, memory_order_relaxed);
	int c = 0;
	if (a == 1)
		c = 1;
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	(void)c;
	saw_x = a;
	return arg;
}

static void *right(void *arg)
{
	int b = atomic_load_explicit(&y, memory_order_relaxed);
	int c = 0;
	if (b == 1)
		c = 1;
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	(void)c;
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
