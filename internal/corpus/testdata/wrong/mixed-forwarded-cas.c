// expect: verified mm=sc complete=18 flags=--mixed-size=hardware
// expect: assertion line=52 mm=tso complete=21 flags=--mixed-size=hardware,--schedule=ltr,--keep-going
// A compare-exchange fails on what its own thread has just stored, and leaves the store in the buffer, although memory
// has what it expects: another thread's store came first. It was found only if that store was there before the
// compare-exchange, with another schedule.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

union {
	unsigned short word;
	unsigned char byte[2];
} u;

int x, y;
unsigned short old = 2;
int swapped, seenX, seenY, byte;

static void *swaps(void *arg)
{
	__atomic_exchange_n(&x, 1, __ATOMIC_RELAXED);
	__atomic_store_n(&u.word, 1, __ATOMIC_RELAXED);
	swapped = __atomic_compare_exchange_n(&u.word, &old, 7, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
	seenY = __atomic_load_n(&y, __ATOMIC_RELAXED);
	return arg;
}

static void *stores(void *arg)
{
	__atomic_store_n(&u.word, 2, __ATOMIC_SEQ_CST); // drains the buffer
	seenX = __atomic_load_n(&x, __ATOMIC_RELAXED);
	return arg;
}

static void *loads(void *arg)
{
	__atomic_exchange_n(&y, 1, __ATOMIC_RELAXED);
	byte = __atomic_load_n(&u.byte[0], __ATOMIC_RELAXED);
	return arg;
}

int main(void)
{
	pthread_t t[3];
	pthread_create(&t[0], NULL, swaps, NULL);
	pthread_create(&t[1], NULL, stores, NULL);
	pthread_create(&t[2], NULL, loads, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	// The store of 2 came first: x was 0 after it. The 1 comes last: it was still in the buffer when y became 1.
	if (!seenX && !swapped && !seenY)
		assert(byte != 2); // fails here
	return 0;
}
