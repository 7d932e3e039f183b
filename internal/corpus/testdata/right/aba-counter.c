// expect: verified
// A wide compare-exchange on a pair of pointer and version.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

_Atomic uint64_t tagged;

static void *bump(void *arg)
{
	uint64_t old = atomic_load(&tagged), new;
	do {
		new = ((old >> 32) + 1) << 32 | (uint32_t)(intptr_t)arg;
	} while (!atomic_compare_exchange_weak(&tagged, &old, new));
	return NULL;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, bump, (void *)1);
	pthread_create(&b, NULL, bump, (void *)2);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(tagged >> 32 == 2);
	return 0;
}
