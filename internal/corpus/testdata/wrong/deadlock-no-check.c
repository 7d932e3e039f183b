// expect: deadlock line=11
// expect: vacuous complete=0 flags=--check-deadlock=false
// A deadlock that the user asked not to hear about.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

int main(void)
{
	pthread_mutex_lock(&m);
	pthread_mutex_lock(&m); // fails here
	return 0;
}
