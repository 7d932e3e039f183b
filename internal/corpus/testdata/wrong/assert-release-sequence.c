// expect: data-race line=24 other=12 mm=ra,rc11
// expect: verified mm=sc,tso
// A relaxed store by the same thread does not continue the release sequence (C++20).
#include <pthread.h>
#include <stdatomic.h>

int data;
atomic_int flag;

static void *writer(void *arg)
{
	data = 1; // conflicts
	atomic_store_explicit(&flag, 1, memory_order_release);
	atomic_store_explicit(&flag, 2, memory_order_relaxed);
	return arg;
}

int main(void)
{
	pthread_t t;
	int v = 0;
	pthread_create(&t, NULL, writer, NULL);
	if (atomic_load_explicit(&flag, memory_order_acquire) == 2)
		v = data; // fails here
	pthread_join(t, NULL);
	return v == 99;
}
