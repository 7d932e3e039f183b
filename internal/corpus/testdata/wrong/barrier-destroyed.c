// expect: barrier-misuse line=12
// A barrier after its end.
#include <pthread.h>

pthread_barrier_t b;

int main(void)
{
	pthread_barrier_init(&b, NULL, 1);
	pthread_barrier_wait(&b);
	pthread_barrier_destroy(&b);
	pthread_barrier_wait(&b); // fails here
	return 0;
}
