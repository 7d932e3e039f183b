// expect: join-misuse line=12
// A detached thread cannot be joined.
#include <pthread.h>

static void *nothing(void *arg) { return arg; }

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, nothing, NULL);
	pthread_detach(t);
	pthread_join(t, NULL); // fails here
	return 0;
}
