// expect: deadlock line=9,19
// main waits for a thread that needs the mutex main holds.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *worker(void *arg)
{
	pthread_mutex_lock(&m); // fails here
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_mutex_lock(&m);
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL); // fails here
	pthread_mutex_unlock(&m);
	return 0;
}
