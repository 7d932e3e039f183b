// expect: unlock-not-held line=9
// The mutex is held, but by main.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *helper(void *arg)
{
	pthread_mutex_unlock(&m); // fails here
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_mutex_lock(&m);
	pthread_create(&t, NULL, helper, NULL);
	pthread_join(t, NULL);
	return 0;
}
