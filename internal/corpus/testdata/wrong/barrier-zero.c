// expect: barrier-misuse line=9,10
// A barrier of no participants: the initialiser fails, which nobody notices.
#include <pthread.h>

pthread_barrier_t b;

int main(void)
{
	pthread_barrier_init(&b, NULL, 0); // fails here
	pthread_barrier_wait(&b); // fails here
	return 0;
}
