// expect: invalid-free line=8
// The thread frees the argument, which is main's local.
#include <pthread.h>
#include <stdlib.h>

static void *consume(void *arg)
{
	free(arg); // fails here
	return NULL;
}

int main(void)
{
	pthread_t t;
	int local = 0;
	pthread_create(&t, NULL, consume, &local);
	pthread_join(t, NULL);
	return 0;
}
