// expect: mixed-size
// expect: verified complete=6 mm=sc,tso,ra,rc11,imm flags=--mixed-size=hardware
// One thread tries to take a lock by a compare-exchange of the word that it is in, one by an exchange of its byte, and
// one counts in the rest of the word.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static union {
	_Atomic uint32_t word;
	_Atomic uint8_t locked;
} lock;
static int holders[2];

static void *by_word(void *arg)
{
	uint32_t free = 0;
	holders[0] = atomic_compare_exchange_strong_explicit(&lock.word, &free, 1, memory_order_acquire, memory_order_acquire);
	return arg;
}

static void *by_byte(void *arg)
{
	holders[1] = !atomic_exchange_explicit(&lock.locked, 1, memory_order_acquire);
	return arg;
}

static void *count(void *arg)
{
	atomic_fetch_add_explicit(&lock.word, 0x100, memory_order_relaxed);
	return arg;
}

int main(void)
{
	void *(*work[])(void *) = {by_word, by_byte, count};
	pthread_t t[3];
	for (int i = 0; i < 3; i++)
		pthread_create(&t[i], NULL, work[i], NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	assert(holders[0] + holders[1] == 1 && lock.word == 0x101);
	return 0;
}
