// expect: deadlock line=10
// A default mutex is not recursive.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

int main(void)
{
	pthread_mutex_lock(&m);
	pthread_mutex_lock(&m); // fails here
	pthread_mutex_unlock(&m);
	pthread_mutex_unlock(&m);
	return 0;
}
