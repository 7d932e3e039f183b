// expect: data-race line=20 other=12 mm=ra,rc11
// expect: verified complete=2 mm=sc,tso
// The flag is atomic but relaxed: it does not order the plain data.
#include <pthread.h>
#include <stdatomic.h>

int data;
atomic_int flag;

static void *writer(void *arg)
{
	data = 42; // conflicts
	atomic_store_explicit(&flag, 1, memory_order_relaxed);
	return arg;
}

static void *reader(void *arg)
{
	if (atomic_load_explicit(&flag, memory_order_relaxed))
		return (void *)(long)data; // fails here
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
