// expect: assertion line=15,25 mm=tso,ra,rc11
// expect: verified mm=sc
// Dekker's entry with release and acquire: both may enter.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int a, b, inside;

static void *first(void *arg)
{
	atomic_store_explicit(&a, 1, memory_order_release);
	if (!atomic_load_explicit(&b, memory_order_acquire)) {
		int n = atomic_fetch_add(&inside, 1);
		assert(n == 0); // fails here
	}
	return arg;
}

static void *second(void *arg)
{
	atomic_store_explicit(&b, 1, memory_order_release);
	if (!atomic_load_explicit(&a, memory_order_acquire)) {
		int n = atomic_fetch_add(&inside, 1);
		assert(n == 0); // fails here
	}
	return arg;
}

int main(void)
{
	pthread_t x, y;
	pthread_create(&x, NULL, first, NULL);
	pthread_create(&y, NULL, second, NULL);
	pthread_join(x, NULL);
	pthread_join(y, NULL);
	return 0;
}
