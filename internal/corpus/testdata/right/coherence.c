// expect: verified complete=3
// Two reads of one location never go back in time.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

static void *writer(void *arg)
{
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	return arg;
}

static void *reader(void *arg)
{
	int a = atomic_load_explicit(&x, memory_order_relaxed);
	int b = atomic_load_explicit(&x, memory_order_relaxed);
	assert(a <= b);
	return arg;
}

int main(void)
{
	pthread_t w, r;
	pthread_create(&w, NULL, writer, NULL);
	pthread_create(&r, NULL, reader, NULL);
	pthread_join(w, NULL);
	pthread_join(r, NULL);
	return 0;
}
