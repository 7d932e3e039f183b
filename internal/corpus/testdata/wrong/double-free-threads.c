// expect: double-free line=8
// Two threads free the same object without any order between them.
#include <pthread.h>
#include <stdlib.h>

static void *release(void *arg)
{
	free(arg); // fails here
	return NULL;
}

int main(void)
{
	pthread_t a, b;
	void *p = malloc(8);
	pthread_create(&a, NULL, release, p);
	pthread_create(&b, NULL, release, p);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
