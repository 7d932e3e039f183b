// expect: data-race line=32 other=23 mm=sc,tso,ra,rc11,imm
// expect: data-race line=32 other=23 mm=sc,tso,ra,rc11,imm flags=--mixed-size=hardware
// As mixed-seqlock-slot.c, but the reader copies the slot by memcpy, which is not atomic: that what it copied is thrown away if
// the sequence has changed makes it no better.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>

static union {
	uint32_t plain[2];
	_Atomic uint32_t word[2];
	_Atomic uint64_t pair;
} slot;
static _Atomic uint32_t sequence;

static void *write_slot(void *arg)
{
	atomic_store_explicit(&sequence, 1, memory_order_relaxed);
	atomic_thread_fence(memory_order_release);
	for (uint32_t i = 0; i < 2; i++)
		atomic_store_explicit(&slot.word[i], 20 + i, memory_order_relaxed); // conflicts
	atomic_store_explicit(&sequence, 2, memory_order_release);
	return arg;
}

static void *read_slot(void *arg)
{
	uint32_t copy[2];
	uint32_t before = atomic_load_explicit(&sequence, memory_order_acquire);
	memcpy(copy, slot.plain, sizeof copy); // fails here
	atomic_thread_fence(memory_order_acquire);
	if (before % 2 == 0 && atomic_load_explicit(&sequence, memory_order_relaxed) == before)
		assert(copy[0] + 1 == copy[1] || copy[1] == 0);
	return arg;
}

int main(void)
{
	pthread_t writer, reader;
	atomic_store_explicit(&slot.pair, 0, memory_order_relaxed);
	pthread_create(&writer, NULL, write_slot, NULL);
	pthread_create(&reader, NULL, read_slot, NULL);
	pthread_join(writer, NULL);
	pthread_join(reader, NULL);
	return 0;
}
