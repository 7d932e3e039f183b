// expect: uninitialized-read line=9
// The other thread reads a local variable that nobody initialised.
#include <pthread.h>

int sink;

static void *reader(void *arg)
{
	sink = *(int *)arg; // fails here
	return NULL;
}

int main(void)
{
	pthread_t t;
	int local;
	pthread_create(&t, NULL, reader, &local);
	pthread_join(t, NULL);
	return 0;
}
