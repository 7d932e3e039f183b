// expect: verified complete=4 mm=sc,tso
// expect: data-race line=28 mm=ra,rc11
//
// The lock of ttas-lock.c, released with a relaxed store: the next owner need
// not see what the previous one wrote.
#include <pthread.h>
#include <stdatomic.h>

atomic_int locked;
int counter;

static void acquire(void)
{
	do {
		while (atomic_load_explicit(&locked, memory_order_relaxed))
			;
	} while (atomic_exchange_explicit(&locked, 1, memory_order_acquire));
}

static void release(void)
{
	atomic_store_explicit(&locked, 0, memory_order_relaxed); // should be release
}

static void *worker(void *arg)
{
	acquire();
	counter++; // fails here
	release();
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
