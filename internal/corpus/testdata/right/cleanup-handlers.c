// expect: verified complete=1
// A handler runs when it is popped with a non-zero argument.
#include <assert.h>
#include <pthread.h>

int cleaned;

static void cleanup(void *arg) { cleaned += (int)(long)arg; }

static void *worker(void *arg)
{
	pthread_cleanup_push(cleanup, (void *)1L);
	pthread_cleanup_push(cleanup, (void *)10L);
	pthread_cleanup_pop(1);
	pthread_cleanup_pop(0);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	assert(cleaned == 10);
	return 0;
}
