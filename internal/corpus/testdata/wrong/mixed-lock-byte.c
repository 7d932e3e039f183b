// expect: mixed-size
// expect: verified complete=2 mm=sc,tso,ra,rc11,imm flags=--mixed-size=hardware,--check-liveness
// A lock is one byte of a word, and the rest of it counts who came. It is taken by a compare-exchange of the word and
// released by a store of the byte. Under ra, a thread that waits reads three parts; it was reported to wait for ever
// although there was something newer to read in the first.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static union {
	_Atomic uint32_t word;
	_Atomic uint8_t locked;
} lock;
static int shared;

static void *thread(void *arg)
{
	uint32_t old = atomic_load_explicit(&lock.word, memory_order_relaxed);
	for (;;) {
		if (old & 0xff)
			old = atomic_load_explicit(&lock.word, memory_order_relaxed);
		else if (atomic_compare_exchange_weak_explicit(&lock.word, &old, old + 0x101, memory_order_acquire, memory_order_relaxed))
			break;
	}
	shared++;
	atomic_store_explicit(&lock.locked, 0, memory_order_release);
	return arg;
}

int main(void)
{
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, thread, NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	assert(shared == 2 && lock.word == 0x200);
	return 0;
}
