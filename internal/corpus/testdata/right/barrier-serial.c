// expect: verified complete=2
// Exactly one thread is told that it is the serial one.
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
	pthread_t t;
	pthread_barrier_init(&b, NULL, 2);
	pthread_create(&t, NULL, worker, NULL);
	worker(NULL);
	pthread_join(t, NULL);
	assert(serial == 1);
	return 0;
}
