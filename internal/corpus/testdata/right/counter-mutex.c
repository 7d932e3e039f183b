// expect: verified complete=6
// Three critical sections in any order.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int n;

static void *inc(void *arg)
{
	pthread_mutex_lock(&m);
	n++;
	pthread_mutex_unlock(&m);
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
