// expect: data-race line=17 other=9
// Two bit-fields of one storage unit are one memory location.
#include <pthread.h>

struct { unsigned a : 4, b : 4; } flags;

static void *set(void *arg)
{
	flags.a = 1; // conflicts
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, set, NULL);
	flags.b = 1; // fails here
	pthread_join(t, NULL);
	return 0;
}
