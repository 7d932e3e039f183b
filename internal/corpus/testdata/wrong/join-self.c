// expect: join-misuse line=7
// A thread waits for itself.
#include <pthread.h>

int main(void)
{
	pthread_join(pthread_self(), NULL); // fails here
	return 0;
}
