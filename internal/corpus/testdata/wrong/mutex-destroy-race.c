// expect: lock-misuse|data-race line=9,10,19
// main destroys the mutex while the thread may still need it.
#include <pthread.h>

pthread_mutex_t m;

static void *user(void *arg)
{
	pthread_mutex_lock(&m); // fails here
	pthread_mutex_unlock(&m); // fails here
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_mutex_init(&m, NULL);
	pthread_create(&t, NULL, user, NULL);
	pthread_mutex_destroy(&m); // fails here
	pthread_join(t, NULL);
	return 0;
}
