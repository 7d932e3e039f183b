// expect: data-race line=9 other=15
// Two plain writes in two functions: the report names both lines.
#include <pthread.h>

int n;

static void *one(void *arg)
{
	n = 1; // fails here
	return arg;
}

static void *two(void *arg)
{
	n = 2; // conflicts
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, one, NULL);
	pthread_create(&b, NULL, two, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
