// expect: mixed-size
// expect: verified complete=25 mm=sc,tso flags=--mixed-size=hardware
// expect: verified complete=81 mm=ra,rc11,imm flags=--mixed-size=hardware
// An atomic structure is filled part by part, the last part being a flag, while others read all of it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static union {
	_Atomic uint64_t whole;
	struct {
		_Atomic uint32_t low;
		_Atomic uint16_t middle;
		_Atomic uint8_t kind, ready;
	};
} u;

static void *fill(void *arg)
{
	atomic_store_explicit(&u.low, 7, memory_order_relaxed);
	atomic_store_explicit(&u.middle, 5, memory_order_relaxed);
	atomic_store_explicit(&u.kind, 3, memory_order_relaxed);
	atomic_store_explicit(&u.ready, 1, memory_order_release);
	return arg;
}

static void *look(void *arg)
{
	uint64_t v = atomic_load_explicit(&u.whole, memory_order_acquire);
	if (v >> 56)
		assert(v == (1ull << 56 | 3ull << 48 | 5ull << 32 | 7));
	return arg;
}

int main(void)
{
	pthread_t t[3];
	pthread_create(&t[0], NULL, fill, NULL);
	pthread_create(&t[1], NULL, look, NULL);
	pthread_create(&t[2], NULL, look, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}
