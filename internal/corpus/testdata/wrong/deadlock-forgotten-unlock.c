// expect: deadlock line=10,22,23
// An early return keeps the mutex.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int n;

static void *worker(void *arg)
{
	pthread_mutex_lock(&m); // fails here
	if (n++ == 0)
		return arg;
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL); // fails here
	pthread_join(b, NULL); // fails here
	return 0;
}
