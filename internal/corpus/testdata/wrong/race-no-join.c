// expect: data-race line=17 other=9
// main reads the result without waiting for the thread.
#include <pthread.h>

int result;

static void *compute(void *arg)
{
	result = 6 * 7; // conflicts
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, compute, NULL);
	int r = result; // fails here
	pthread_detach(t);
	return r == 99;
}
