// expect: uninitialized-read line=8
// A mutex in a local variable that was never initialised.
#include <pthread.h>

int main(void)
{
	pthread_mutex_t m;
	pthread_mutex_lock(&m); // fails here
	pthread_mutex_unlock(&m);
	return 0;
}
