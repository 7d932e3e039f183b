// expect: assertion line=28
// A timed wait may return although nobody signalled.
#include <assert.h>
#include <pthread.h>
#include <time.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready;

static void *signaller(void *arg)
{
	pthread_mutex_lock(&m);
	ready = 1;
	pthread_cond_signal(&c);
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void)
{
	struct timespec soon = { 1, 0 };
	pthread_t t;
	pthread_create(&t, NULL, signaller, NULL);
	pthread_mutex_lock(&m);
	if (!ready)
		pthread_cond_timedwait(&c, &m, &soon);
	assert(ready); // fails here
	pthread_mutex_unlock(&m);
	pthread_join(t, NULL);
	return 0;
}
