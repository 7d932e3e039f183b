// expect: join-misuse line=9
// The thread was never created.
#include <pthread.h>

pthread_t t;

int main(void)
{
	pthread_join(t, NULL); // fails here
	return 0;
}
