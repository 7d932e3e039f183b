// expect: verified warn=exit-status
// A thread ends the process with a failure status.
#include <pthread.h>
#include <stdlib.h>

static void *quitter(void *arg)
{
	(void)arg;
	exit(1);
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, quitter, NULL);
	pthread_join(t, NULL);
	return 0;
}
