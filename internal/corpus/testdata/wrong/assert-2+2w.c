// expect: assertion line=31 mm=ra,rc11
// expect: verified complete=3 mm=sc,tso
// Two threads write two variables in opposite orders; both first writes may win.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

static void *xy(void *arg)
{
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	atomic_store_explicit(&y, 2, memory_order_relaxed);
	return arg;
}

static void *yx(void *arg)
{
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	atomic_store_explicit(&x, 2, memory_order_relaxed);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, xy, NULL);
	pthread_create(&b, NULL, yx, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(!(x == 1 && y == 1)); // fails here
	return 0;
}
