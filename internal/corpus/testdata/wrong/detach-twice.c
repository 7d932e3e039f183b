// expect: join-misuse line=12
// A thread can be detached once.
#include <pthread.h>

static void *nothing(void *arg) { return arg; }

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, nothing, NULL);
	pthread_detach(t);
	pthread_detach(t); // fails here
	return 0;
}
