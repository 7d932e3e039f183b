// expect: uninitialized-read line=9
// A mutex in fresh heap memory that was never initialised.
#include <pthread.h>
#include <stdlib.h>

int main(void)
{
	pthread_mutex_t *m = malloc(sizeof *m);
	pthread_mutex_lock(m); // fails here
	pthread_mutex_unlock(m);
	free(m);
	return 0;
}
