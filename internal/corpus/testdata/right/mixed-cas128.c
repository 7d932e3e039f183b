// expect: verified complete=2
// A plain __int128 is read as two words after a compare-and-swap of all sixteen bytes.
#include <assert.h>
#include <pthread.h>

__int128 x;

static void *swap(void *arg)
{
	__sync_val_compare_and_swap(&x, (__int128)0, ((__int128)(long)arg << 64) | 5);
	return NULL;
}

int main(void)
{
	pthread_t t[2];
	for (long i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, swap, (void *)(i + 1));
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	assert((long)x == 5);
	assert((long)(x >> 64) == 1 || (long)(x >> 64) == 2);
	return 0;
}
