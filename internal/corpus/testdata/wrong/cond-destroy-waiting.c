// expect: lock-misuse|deadlock|data-race line=13,24,26
// The condition is destroyed while a thread waits for it.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int waiting;

static void *waiter(void *arg)
{
	pthread_mutex_lock(&m);
	waiting = 1;
	pthread_cond_wait(&c, &m); // fails here
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, waiter, NULL);
	pthread_mutex_lock(&m);
	if (waiting)
		pthread_cond_destroy(&c); // fails here
	pthread_mutex_unlock(&m);
	pthread_join(t, NULL); // fails here
	return 0;
}
