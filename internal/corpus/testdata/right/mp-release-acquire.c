// expect: verified complete=2
// Message passing of plain data through a release store and an acquire load.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

int data;
atomic_int flag;

static void *writer(void *arg)
{
	data = 42;
	atomic_store_explicit(&flag, 1, memory_order_release);
	return arg;
}

static void *reader(void *arg)
{
	if (atomic_load_explicit(&flag, memory_order_acquire))
		assert(data == 42);
	return arg;
}

int main(void)
{
	pthread_t w, r;
	pthread_create(&w, NULL, writer, NULL);
	pthread_create(&r, NULL, reader, NULL);
	pthread_join(w, NULL);
	pthread_join(r, NULL);
	return 0;
}
