// expect: verified mm=sc complete=13 flags=--mixed-size=hardware
// expect: assertion line=53 mm=tso complete=16 flags=--mixed-size=hardware,--schedule=ltr,--keep-going
// A thread assumes that it reads what it has just stored, which is still in its buffer, although memory has another
// value: another thread's store came first. The assumption was taken to fail if that store was added after the read, with
// another schedule.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

void __VERIFIER_assume(int);

union {
	unsigned short word;
	unsigned char byte[2];
} u;

int x, y;
int seenX, seenY, byte;

static void *assumes(void *arg)
{
	__atomic_exchange_n(&x, 1, __ATOMIC_RELAXED);
	__atomic_store_n(&u.word, 1, __ATOMIC_RELAXED);
	__VERIFIER_assume(__atomic_load_n(&u.word, __ATOMIC_RELAXED) == 1);
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
	pthread_create(&t[0], NULL, assumes, NULL);
	pthread_create(&t[1], NULL, stores, NULL);
	pthread_create(&t[2], NULL, loads, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	// The store of 2 came first: x was 0 after it. The 1 comes last: it was still in the buffer when y became 1.
	if (!seenX && !seenY)
		assert(byte != 2); // fails here
	return 0;
}
