// expect: verified complete=1
// The address of a thread-local may be given to another thread.
#include <assert.h>
#include <pthread.h>

static _Thread_local int mine = 1;

static void *worker(void *arg)
{
	int *theirs = arg;
	assert(theirs != &mine);
	*theirs += mine;
	return NULL;
}

int main(void)
{
	pthread_t t;
	mine = 5;
	pthread_create(&t, NULL, worker, &mine);
	pthread_join(t, NULL);
	assert(mine == 6);
	return 0;
}
