// expect: unlock-not-held line=10
// Waiting on a condition without holding the mutex.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;

int main(void)
{
	pthread_cond_wait(&c, &m); // fails here
	return 0;
}
