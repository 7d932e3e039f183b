// expect: lock-misuse line=11
// Locking a mutex after it was destroyed.
#include <pthread.h>

pthread_mutex_t m;

int main(void)
{
	pthread_mutex_init(&m, NULL);
	pthread_mutex_destroy(&m);
	pthread_mutex_lock(&m); // fails here
	return 0;
}
