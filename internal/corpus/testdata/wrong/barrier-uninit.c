// expect: barrier-misuse line=9
// A barrier that was never initialised.
#include <pthread.h>

pthread_barrier_t b;

int main(void)
{
	pthread_barrier_wait(&b); // fails here
	return 0;
}
