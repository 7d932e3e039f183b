// expect: assertion line=22
// An increment made of an atomic load and an atomic store loses updates.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int n;

static void *inc(void *arg)
{
	atomic_store(&n, atomic_load(&n) + 1);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, inc, NULL);
	pthread_create(&b, NULL, inc, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(n == 2); // fails here
	return 0;
}
