// expect: verified complete=9
//
// A ring buffer for one producer and one consumer: no lock, no compare-exchange,
// only release and acquire. Three items pass through two places.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

enum { SIZE = 2, ITEMS = 3 };

int ring[SIZE];
atomic_uint head, tail; // next to read, next to write

static void *producer(void *arg)
{
	for (unsigned i = 0; i < ITEMS; i++) {
		while (i - atomic_load_explicit(&head, memory_order_acquire) == SIZE)
			;
		ring[i % SIZE] = 10 + (int)i;
		atomic_store_explicit(&tail, i + 1, memory_order_release);
	}
	return arg;
}

static void *consumer(void *arg)
{
	for (unsigned i = 0; i < ITEMS; i++) {
		while (atomic_load_explicit(&tail, memory_order_acquire) == i)
			;
		assert(ring[i % SIZE] == 10 + (int)i);
		atomic_store_explicit(&head, i + 1, memory_order_release);
	}
	return arg;
}

int main(void)
{
	pthread_t p, c;
	pthread_create(&p, NULL, producer, NULL);
	pthread_create(&c, NULL, consumer, NULL);
	pthread_join(p, NULL);
	pthread_join(c, NULL);
	return 0;
}
