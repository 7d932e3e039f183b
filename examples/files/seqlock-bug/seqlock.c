// The sequence lock of ../../seqlock-bug.c, without its two fences, in a file of its own; main.c is its driver.
#include <stdatomic.h>
#include "seqlock.h"

static atomic_uint seq;
static atomic_int low, high;

void publish(int value)
{
	unsigned s = atomic_load_explicit(&seq, memory_order_relaxed);
	atomic_store_explicit(&seq, s + 1, memory_order_relaxed);
	atomic_store_explicit(&low, value, memory_order_relaxed);
	atomic_store_explicit(&high, value, memory_order_relaxed);
	atomic_store_explicit(&seq, s + 2, memory_order_release);
}

struct pair look(void)
{
	unsigned before, after;
	int l, h;
	do {
		before = atomic_load_explicit(&seq, memory_order_acquire);
		l = atomic_load_explicit(&low, memory_order_relaxed);
		h = atomic_load_explicit(&high, memory_order_relaxed);
		after = atomic_load_explicit(&seq, memory_order_relaxed);
	} while (before != after || before % 2);
	return (struct pair){l, h};
}
