// expect: deadlock line=9,19,20
// The barrier expects three, two come.
#include <pthread.h>

pthread_barrier_t b;

static void *worker(void *arg)
{
	pthread_barrier_wait(&b); // fails here
	return arg;
}

int main(void)
{
	pthread_t x, y;
	pthread_barrier_init(&b, NULL, 3);
	pthread_create(&x, NULL, worker, NULL);
	pthread_create(&y, NULL, worker, NULL);
	pthread_join(x, NULL); // fails here
	pthread_join(y, NULL); // fails here
	return 0;
}
