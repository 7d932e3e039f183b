// expect: mixed-size
// expect: verified complete=38 mm=sc,tso flags=--mixed-size=hardware
// expect: verified complete=66 mm=ra,rc11,imm flags=--mixed-size=hardware
// A slot under a sequence lock is initialised by memcpy, written in words of two bytes and copied in words of four. The copy
// counts if nobody wrote meanwhile. When the threads are through, main copies the slot by memcpy.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>

struct message {
	uint16_t word[4];
};

static union {
	struct message whole;
	_Atomic uint16_t word[4];
	_Atomic uint32_t pair[2];
} slot;
static _Atomic uint32_t sequence;

static void *write_slot(void *arg)
{
	atomic_store_explicit(&sequence, 1, memory_order_relaxed);
	atomic_thread_fence(memory_order_release);
	for (int i = 0; i < 4; i++)
		atomic_store_explicit(&slot.word[i], 20 + i, memory_order_relaxed);
	atomic_store_explicit(&sequence, 2, memory_order_release);
	return arg;
}

static void *read_slot(void *arg)
{
	uint32_t copy[2];
	struct message m;
	uint32_t before = atomic_load_explicit(&sequence, memory_order_acquire);
	for (int i = 0; i < 2; i++)
		copy[i] = atomic_load_explicit(&slot.pair[i], memory_order_relaxed);
	atomic_thread_fence(memory_order_acquire);
	uint32_t after = atomic_load_explicit(&sequence, memory_order_relaxed);
	if (before % 2 == 0 && before == after) {
		memcpy(&m, copy, sizeof m);
		for (int i = 0; i < 4; i++)
			assert(m.word[i] == (before ? 20 : 10) + i);
	}
	return arg;
}

int main(void)
{
	struct message m = {{10, 11, 12, 13}};
	pthread_t writer, reader;
	memcpy(&slot.whole, &m, sizeof m);
	pthread_create(&writer, NULL, write_slot, NULL);
	pthread_create(&reader, NULL, read_slot, NULL);
	pthread_join(writer, NULL);
	pthread_join(reader, NULL);
	memcpy(&m, &slot.whole, sizeof m);
	assert(m.word[0] == 20 && m.word[3] == 23);
	return 0;
}
