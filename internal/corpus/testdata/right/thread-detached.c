// expect: verified complete=1
// A detached thread needs no join; main waits by other means.
#include <pthread.h>
#include <stdatomic.h>

atomic_int done;

static void *worker(void *arg)
{
	pthread_detach(pthread_self());
	atomic_store(&done, 1);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	while (!atomic_load(&done))
		;
	return 0;
}
