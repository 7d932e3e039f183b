// expect: data-race line=18 other=10
// expect: verified complete=1 flags=--check-races=false
// volatile is not atomic: a race, unless the user asks not to hear about races.
#include <pthread.h>

volatile int flag;

static void *raise_flag(void *arg)
{
	flag = 1; // conflicts
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, raise_flag, NULL);
	while (!flag) // fails here
		;
	pthread_join(t, NULL);
	return 0;
}
