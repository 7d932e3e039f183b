// expect: verified complete=4
// A trylock whose failure is handled.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int n, skipped;

static void *worker(void *arg)
{
	int r = pthread_mutex_trylock(&m);
	if (r == 0) {
		n++;
		pthread_mutex_unlock(&m);
		return (void *)1;
	}
	assert(r == EBUSY);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	void *ra, *rb;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, &ra);
	pthread_join(b, &rb);
	assert(n >= 1 && n == (ra != NULL) + (rb != NULL));
	return 0;
}
