// expect: verified complete=2
// Two threads access parts at the same time, one part each and one part both; afterwards main
// takes it all at once.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

union {
	struct {
		uint16_t mine[2];
		_Atomic uint32_t ours;
	} parts;
	_Atomic uint64_t whole;
} u;

static void *fill(void *arg)
{
	u.parts.mine[(intptr_t)arg] = 7;
	atomic_fetch_add_explicit(&u.parts.ours, 1, memory_order_relaxed);
	return NULL;
}

int main(void)
{
	pthread_t t[2];
	for (intptr_t i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, fill, (void *)i);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	assert(atomic_exchange(&u.whole, 0) == 0x200070007);
	assert(u.parts.mine[1] == 0 && atomic_load(&u.parts.ours) == 0);
	return 0;
}
