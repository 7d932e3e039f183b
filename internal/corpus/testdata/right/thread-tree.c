// expect: verified complete=2
// A thread creates threads of its own.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int n;

static void *leaf(void *arg)
{
	atomic_fetch_add(&n, 1);
	return arg;
}

static void *branch(void *arg)
{
	pthread_t t;
	pthread_create(&t, NULL, leaf, NULL);
	pthread_join(t, NULL);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, branch, NULL);
	pthread_create(&b, NULL, branch, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(n == 2);
	return 0;
}
