// expect: verified complete=1
// An error-checking mutex says no instead of going wrong.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

int main(void)
{
	pthread_mutex_t m;
	pthread_mutexattr_t attr;
	pthread_mutexattr_init(&attr);
	pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_ERRORCHECK);
	pthread_mutex_init(&m, &attr);
	assert(pthread_mutex_unlock(&m) == EPERM);
	assert(pthread_mutex_lock(&m) == 0);
	assert(pthread_mutex_lock(&m) == EDEADLK);
	assert(pthread_mutex_trylock(&m) == EBUSY);
	assert(pthread_mutex_unlock(&m) == 0);
	assert(pthread_mutex_destroy(&m) == 0);
	return 0;
}
