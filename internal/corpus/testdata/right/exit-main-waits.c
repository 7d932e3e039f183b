// expect: verified complete=2
// main ends with pthread_exit; the other threads go on.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int n;

static void *worker(void *arg)
{
	atomic_fetch_add(&n, 1);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_exit(NULL);
}
