// expect: abort line=12
// A thread gives up when it sees the flag.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int flag;

static void *watcher(void *arg)
{
	if (atomic_load(&flag))
		abort(); // fails here
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, watcher, NULL);
	atomic_store(&flag, 1);
	pthread_join(t, NULL);
	return 0;
}
