// expect: verified complete=1
// An execution in which the assumption fails does not count, and is no error.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_assume(int);

atomic_int x;

static void *writer(void *arg)
{
	atomic_store(&x, 1);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, writer, NULL);
	__VERIFIER_assume(atomic_load(&x) == 1);
	pthread_join(t, NULL);
	assert(x == 1);
	return 0;
}
