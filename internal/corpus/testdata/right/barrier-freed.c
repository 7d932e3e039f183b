// expect: verified
// The thread that pthread_barrier_wait tells so gives the barrier back at once, whether
// or not the others have returned from their wait.
#include <pthread.h>
#include <stdlib.h>

static void *meet(void *arg)
{
	pthread_barrier_t *b = arg;
	if (pthread_barrier_wait(b) == PTHREAD_BARRIER_SERIAL_THREAD) {
		pthread_barrier_destroy(b);
		free(b);
	}
	return NULL;
}

int main(void)
{
	pthread_t one, two;
	pthread_barrier_t *b = malloc(sizeof *b);
	pthread_barrier_init(b, NULL, 2);
	pthread_create(&one, NULL, meet, b);
	pthread_create(&two, NULL, meet, b);
	pthread_join(one, NULL);
	pthread_join(two, NULL);
	return 0;
}
