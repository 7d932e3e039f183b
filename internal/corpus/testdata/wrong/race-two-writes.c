// expect: data-race line=9
// Two threads increment a plain variable.
#include <pthread.h>

int n;

static void *inc(void *arg)
{
	n++; // fails here
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, inc, NULL);
	pthread_create(&b, NULL, inc, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
