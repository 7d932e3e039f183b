// expect: lock-misuse line=11
// Destroying a mutex that is locked.
#include <pthread.h>

pthread_mutex_t m;

int main(void)
{
	pthread_mutex_init(&m, NULL);
	pthread_mutex_lock(&m);
	pthread_mutex_destroy(&m); // fails here
	return 0;
}
