// expect: mixed-size line=28 other=18
// expect: verified mm=sc,tso complete=3 flags=--mixed-size=hardware
// A lock is one byte of a word. Its holder releases it by a store of the byte, while another thread counts in the
// rest of the word by a compare-exchange of all of it.
#include <assert.h>
#include <pthread.h>

union {
	unsigned word;
	unsigned char lock; // the lowest byte
} u = {1}; // held by main

int guarded;

static void *count(void *arg)
{
	unsigned old = __atomic_load_n(&u.word, __ATOMIC_RELAXED);
	if (__atomic_compare_exchange_n(&u.word, &old, old + 0x100, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED) && !(old & 0xff)) // conflicts
		assert(guarded == 7);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, count, NULL);
	guarded = 7;
	__atomic_store_n(&u.lock, 0, __ATOMIC_RELEASE); // fails here
	pthread_join(t, NULL);
	assert((u.word & 0xff) == 0); // a store of a byte takes nothing from the others
	return 0;
}
