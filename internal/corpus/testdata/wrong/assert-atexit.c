// expect: assertion line=12
// A thread calls exit(); the handler runs before the other thread did its work.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int done;

static void handler(void)
{
	assert(done); // fails here
}

static void *quitter(void *arg)
{
	(void)arg;
	exit(0);
}

int main(void)
{
	pthread_t t;
	atexit(handler);
	pthread_create(&t, NULL, quitter, NULL);
	atomic_store(&done, 1);
	pthread_join(t, NULL);
	return 0;
}
