// expect: mixed-size
// expect: verified complete=6 mm=sc,tso flags=--mixed-size=hardware
// expect: assertion mm=ra,rc11,imm flags=--mixed-size=hardware
// A thread that finds a word in use expects the owner in its lower half whenever there is a waiter in its upper half. The waiter
// saw the owner, but orders nothing. The compare-and-exchange fails because of a half that is written after another thread has read
// what the exchange of the other half wrote: both read-modify-writes read the same lower half.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static union {
	_Atomic uint32_t word;
	struct {
		_Atomic uint16_t owner, waiter;
	};
	_Atomic uint8_t byte[4];
} lock;

static void *take(void *arg)
{
	uint32_t found = 0;
	if (!atomic_compare_exchange_strong_explicit(&lock.word, &found, 1, memory_order_relaxed, memory_order_relaxed))
		assert(!(found >> 16) || (found & 0xffff));
	return arg;
}

static void *wait(void *arg)
{
	if (atomic_load_explicit(&lock.byte[0], memory_order_relaxed) == 7)
		atomic_store_explicit(&lock.waiter, 5, memory_order_relaxed);
	return arg;
}

static void *own(void *arg)
{
	atomic_exchange_explicit(&lock.owner, 7, memory_order_relaxed);
	return arg;
}

int main(void)
{
	void *(*work[])(void *) = {take, wait, own};
	pthread_t t[3];
	for (int i = 0; i < 3; i++)
		pthread_create(&t[i], NULL, work[i], NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}
