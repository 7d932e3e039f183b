// expect: assertion line=21 mm=ra,rc11
// expect: verified complete=3 mm=sc,tso
// Message passing without release and acquire: the reader sees the flag but not the data.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int data, flag;

static void *writer(void *arg)
{
	atomic_store_explicit(&data, 42, memory_order_relaxed);
	atomic_store_explicit(&flag, 1, memory_order_relaxed);
	return arg;
}

static void *reader(void *arg)
{
	int f = atomic_load_explicit(&flag, memory_order_relaxed);
	int d = atomic_load_explicit(&data, memory_order_relaxed);
	assert(!f || d == 42); // fails here
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
