// expect: verified complete=1
// Waiting for a flag in a loop: one execution, not one per iteration.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

int data;
atomic_int flag;

static void *writer(void *arg)
{
	data = 1;
	atomic_store_explicit(&flag, 1, memory_order_release);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, writer, NULL);
	while (!atomic_load_explicit(&flag, memory_order_acquire))
		;
	assert(data == 1);
	pthread_join(t, NULL);
	return 0;
}
