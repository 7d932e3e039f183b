// expect: unlock-not-held line=9
// Unlocking a mutex that nobody locked.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

int main(void)
{
	pthread_mutex_unlock(&m); // fails here
	return 0;
}
