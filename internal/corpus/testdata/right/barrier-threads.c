// expect: verified complete=1
// After the barrier each thread sees what the other wrote before it.
#include <assert.h>
#include <pthread.h>

pthread_barrier_t b;
int part[2];

static void *worker(void *arg)
{
	long i = (long)arg;
	part[i] = 1;
	pthread_barrier_wait(&b);
	assert(part[1 - i] == 1);
	return NULL;
}

int main(void)
{
	pthread_t x, y;
	pthread_barrier_init(&b, NULL, 2);
	pthread_create(&x, NULL, worker, (void *)0L);
	pthread_create(&y, NULL, worker, (void *)1L);
	pthread_join(x, NULL);
	pthread_join(y, NULL);
	pthread_barrier_destroy(&b);
	return 0;
}
