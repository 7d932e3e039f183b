// expect: verified
// An increment by a compare-exchange loop.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int n;

static void *inc(void *arg)
{
	int old = atomic_load(&n);
	while (!atomic_compare_exchange_strong(&n, &old, old + 1))
		;
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, inc, NULL);
	pthread_create(&b, NULL, inc, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(n == 2);
	return 0;
}
