// expect: verified complete=2 mm=sc,tso
// expect: data-race line=24 other=16 mm=ra,rc11
//
// Message passing with the bug everybody writes once: the flag is atomic, but
// relaxed, so it does not order the data. SC and TSO forgive it (x86 hardware
// does, the compiler need not); C11 calls it a data race.
#include <assert.h>
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
		assert(data == 42); // fails here
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
