// expect: verified complete=1
// Each thread has its own errno.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

static void *worker(void *arg)
{
	assert(errno == 0);
	errno = EAGAIN;
	return arg;
}

int main(void)
{
	pthread_t t;
	errno = EINTR;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	assert(errno == EINTR);
	return 0;
}
