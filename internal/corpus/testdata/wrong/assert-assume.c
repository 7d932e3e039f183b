// expect: assertion line=24
// Assuming away one outcome does not excuse the others.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_assume(int);

atomic_int x;

static void *writer(void *arg)
{
	atomic_store(&x, 1);
	atomic_store(&x, 2);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, writer, NULL);
	int v = atomic_load(&x);
	__VERIFIER_assume(v != 0);
	assert(v == 2); // fails here
	pthread_join(t, NULL);
	return 0;
}
