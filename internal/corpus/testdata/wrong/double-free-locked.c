// expect: double-free line=13
// The lock orders the two frees; they remain two.
#include <pthread.h>
#include <stdlib.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int *p;

static void *release(void *arg)
{
	pthread_mutex_lock(&m);
	if (p)
		free(p); // fails here
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	p = malloc(sizeof *p);
	pthread_create(&a, NULL, release, NULL);
	pthread_create(&b, NULL, release, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
