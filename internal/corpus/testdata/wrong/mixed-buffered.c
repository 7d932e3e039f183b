// expect: verified mm=sc flags=--mixed-size=hardware
// expect: assertion line=28 mm=tso flags=--mixed-size=hardware
// Each of two threads stores a byte of a word and then loads all of it: its own byte may still be in the store buffer,
// so that neither sees the other's.
#include <assert.h>
#include <pthread.h>

union {
	unsigned word;
	unsigned char byte[4];
} u;

static void *other(void *seen)
{
	__atomic_store_n(&u.byte[0], 1, __ATOMIC_RELAXED);
	*(unsigned *)seen = __atomic_load_n(&u.word, __ATOMIC_RELAXED);
	return NULL;
}

int main(void)
{
	pthread_t t;
	unsigned seen, mine;
	pthread_create(&t, NULL, other, &seen);
	__atomic_store_n(&u.byte[1], 1, __ATOMIC_RELAXED);
	mine = __atomic_load_n(&u.word, __ATOMIC_RELAXED);
	pthread_join(t, NULL);
	assert(mine == 0x101 || seen == 0x101); // fails here
	return 0;
}
