// expect: verified complete=3 mm=sc
// expect: verified complete=4 mm=tso,ra,rc11
// Store buffering, counted.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

static void *left(void *arg)
{
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	atomic_load_explicit(&y, memory_order_relaxed);
	return arg;
}

static void *right(void *arg)
{
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	atomic_load_explicit(&x, memory_order_relaxed);
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
