// expect: free-race line=10 other=18
// One thread frees while the other still reads.
#include <pthread.h>
#include <stdlib.h>

int *p;

static void *reader(void *arg)
{
	return (void *)(long)*p; // fails here
}

int main(void)
{
	pthread_t t;
	p = calloc(1, sizeof *p);
	pthread_create(&t, NULL, reader, NULL);
	free(p); // conflicts
	pthread_join(t, NULL);
	return 0;
}
