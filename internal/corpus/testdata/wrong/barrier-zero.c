// expect: barrier-misuse line=9
// A barrier of no participants.
#include <pthread.h>

pthread_barrier_t b;

int main(void)
{
	pthread_barrier_init(&b, NULL, 0); // fails here
	pthread_barrier_wait(&b);
	return 0;
}
