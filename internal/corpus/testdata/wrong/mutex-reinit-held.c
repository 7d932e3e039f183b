// expect: lock-misuse|unlock-not-held line=10,11
// Initialising a mutex that is locked.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

int main(void)
{
	pthread_mutex_lock(&m);
	pthread_mutex_init(&m, NULL); // fails here
	pthread_mutex_unlock(&m); // fails here
	return 0;
}
