// expect: verified complete=4
// A local variable becomes known by a packed address, before the address itself is stored.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static atomic_int *_Atomic slot;
static _Atomic uint64_t packed;

static void *reader(void *arg)
{
	atomic_int *p = (atomic_int *)(atomic_load(&packed) >> 16);
	if (p)
		assert(atomic_load(p) <= 2);
	return arg;
}

int main(void)
{
	pthread_t t;
	atomic_int n = 0;
	pthread_create(&t, NULL, reader, NULL);
	atomic_store(&packed, (uint64_t)(uintptr_t)&n << 16 | 1);
	atomic_store(&n, 1);
	atomic_store(&n, 2);
	atomic_store(&slot, &n);
	pthread_join(t, NULL);
	return 0;
}
