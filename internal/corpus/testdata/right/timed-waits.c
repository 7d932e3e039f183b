// expect: verified
// Timeouts that are handled.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <time.h>
#include <unistd.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
sem_t s;
int n;

static void *worker(void *arg)
{
	usleep(10);
	pthread_mutex_lock(&m);
	n++;
	pthread_mutex_unlock(&m);
	sem_post(&s);
	return arg;
}

int main(void)
{
	struct timespec soon = { 1, 0 };
	pthread_t t;
	sem_init(&s, 0, 0);
	pthread_create(&t, NULL, worker, NULL);
	int r = pthread_mutex_timedlock(&m, &soon);
	if (r == 0) {
		n++;
		pthread_mutex_unlock(&m);
	} else {
		assert(r == ETIMEDOUT);
	}
	if (sem_timedwait(&s, &soon) != 0)
		assert(errno == ETIMEDOUT);
	pthread_join(t, NULL);
	assert(n == 1 + (r == 0));
	return 0;
}
