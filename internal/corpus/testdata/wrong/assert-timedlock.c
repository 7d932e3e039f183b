// expect: assertion line=22
// A timed lock may time out while another thread holds the mutex.
#include <assert.h>
#include <pthread.h>
#include <time.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *holder(void *arg)
{
	pthread_mutex_lock(&m);
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void)
{
	struct timespec soon = { 1, 0 };
	pthread_t t;
	pthread_create(&t, NULL, holder, NULL);
	int r = pthread_mutex_timedlock(&m, &soon);
	assert(r == 0); // fails here
	pthread_mutex_unlock(&m);
	pthread_join(t, NULL);
	return 0;
}
