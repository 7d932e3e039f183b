// expect: deadlock line=28,44
// Who is woken wakes the next one, but not if its time is over: a wait that times out may
// have consumed the signal all the same, and then the other thread sleeps for ever.
#include <pthread.h>
#include <time.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready;

static void *impatient(void *arg)
{
	struct timespec soon = { 1, 0 };
	int r = 0;
	pthread_mutex_lock(&m);
	while (!ready && r == 0)
		r = pthread_cond_timedwait(&c, &m, &soon);
	if (r == 0)
		pthread_cond_signal(&c);
	pthread_mutex_unlock(&m);
	return arg;
}

static void *patient(void *arg)
{
	pthread_mutex_lock(&m);
	while (!ready)
		pthread_cond_wait(&c, &m); // fails here
	pthread_cond_signal(&c);
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void)
{
	pthread_t one, two;
	pthread_create(&one, NULL, impatient, NULL);
	pthread_create(&two, NULL, patient, NULL);
	pthread_mutex_lock(&m);
	ready = 1;
	pthread_cond_signal(&c);
	pthread_mutex_unlock(&m);
	pthread_join(one, NULL);
	pthread_join(two, NULL); // fails here
	return 0;
}
