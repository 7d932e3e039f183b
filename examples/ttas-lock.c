// expect: verified complete=4
//
// A test-and-test-and-set lock: look until the lock seems free, then try to take
// it with an exchange.
#include <assert.h>
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
	atomic_store_explicit(&locked, 0, memory_order_release);
}

static void *worker(void *arg)
{
	acquire();
	counter++;
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
	assert(counter == 2);
	return 0;
}
