// expect: use-after-free line=8
// main frees, then starts the thread that uses it.
#include <pthread.h>
#include <stdlib.h>

static void *use(void *arg)
{
	*(int *)arg = 1; // fails here
	return NULL;
}

int main(void)
{
	pthread_t t;
	int *p = calloc(1, sizeof *p);
	free(p);
	pthread_create(&t, NULL, use, p);
	pthread_join(t, NULL);
	return 0;
}
