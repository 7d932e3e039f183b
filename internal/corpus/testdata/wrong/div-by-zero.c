// expect: division-by-zero line=18
// The other thread may not have set the divisor yet.
#include <pthread.h>
#include <stdatomic.h>

atomic_int divisor;

static void *set(void *arg)
{
	atomic_store(&divisor, 2);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, set, NULL);
	int q = 10 / atomic_load(&divisor); // fails here
	pthread_join(t, NULL);
	return q == 99;
}
