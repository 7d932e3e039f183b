// expect: verified complete=6
// Three atomic increments happen in any of six orders and none is lost.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int n;

static void *inc(void *arg)
{
	atomic_fetch_add_explicit(&n, 1, memory_order_relaxed);
	return arg;
}

int main(void)
{
	pthread_t t[3];
	for (int i = 0; i < 3; i++)
		pthread_create(&t[i], NULL, inc, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	assert(n == 3);
	return 0;
}
