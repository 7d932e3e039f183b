// expect: verified warn=liveness warnline=21
// expect: liveness line=21 flags=--check-liveness
// The flag is set only if the thread saw the request, which may come too late.
#include <pthread.h>
#include <stdatomic.h>

atomic_int request, flag;

static void *server(void *arg)
{
	if (atomic_load(&request))
		atomic_store(&flag, 1);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, server, NULL);
	atomic_store(&request, 1);
	while (!atomic_load(&flag)) // fails here // warns
		;
	pthread_join(t, NULL);
	return 0;
}
