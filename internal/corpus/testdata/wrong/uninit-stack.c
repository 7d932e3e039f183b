// expect: uninitialized-read line=19
// The other thread copies a local variable that nobody initialised; main uses the copy.
#include <pthread.h>

int sink;

static void *reader(void *arg)
{
	sink = *(int *)arg;
	return NULL;
}

int main(void)
{
	pthread_t t;
	int local;
	pthread_create(&t, NULL, reader, &local);
	pthread_join(t, NULL);
	return sink == 1; // fails here
}
