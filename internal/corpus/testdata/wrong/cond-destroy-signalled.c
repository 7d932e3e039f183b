// expect: lock-misuse line=14
// The condition variable is destroyed while another thread may still signal it.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int done;

static void *finish(void *arg)
{
	pthread_mutex_lock(&m);
	done = 1;
	pthread_mutex_unlock(&m);
	pthread_cond_signal(&c); // fails here
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, finish, NULL);
	pthread_mutex_lock(&m);
	while (!done)
		pthread_cond_wait(&c, &m);
	pthread_mutex_unlock(&m);
	pthread_cond_destroy(&c);
	pthread_join(t, NULL);
	return 0;
}
