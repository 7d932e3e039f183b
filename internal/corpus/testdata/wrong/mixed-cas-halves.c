// expect: mixed-size
// expect: verified complete=6 mm=sc,tso flags=--mixed-size=hardware
// expect: verified complete=7 mm=ra,rc11,imm flags=--mixed-size=hardware
// Sixteen bytes are exchanged if nothing has changed, while one thread stores their upper half and another one reads
// both halves.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static union {
	__int128 both;
	_Atomic uint64_t half[2];
} u __attribute__((aligned(16)));
static int failed;

static void *swap(void *arg)
{
	failed = !__sync_bool_compare_and_swap(&u.both, 0, 5);
	return arg;
}

static void *store(void *arg)
{
	atomic_store_explicit(&u.half[1], 1, memory_order_release);
	return arg;
}

static void *look(void *arg)
{
	uint64_t upper = atomic_load_explicit(&u.half[1], memory_order_acquire);
	uint64_t lower = atomic_load_explicit(&u.half[0], memory_order_acquire);
	assert(lower == 0 || lower == 5);
	assert(upper == 0 || upper == 1);
	return arg;
}

int main(void)
{
	void *(*work[])(void *) = {swap, store, look};
	pthread_t t[3];
	for (int i = 0; i < 3; i++)
		pthread_create(&t[i], NULL, work[i], NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	assert(u.half[1] == 1 || !failed);
	assert(u.half[0] == (failed ? 0 : 5));
	return 0;
}
