// expect: deadlock
// Three threads share a barrier for two: one of them waits for ever.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

pthread_barrier_t b;
atomic_int serial;

static void *worker(void *arg)
{
	if (pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD)
		atomic_fetch_add(&serial, 1);
	return arg;
}

int main(void)
{
	pthread_t t[2];
	pthread_barrier_init(&b, NULL, 2);
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, worker, NULL);
	worker(NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	assert(serial == 2);
	return 0;
}
