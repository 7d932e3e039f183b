// A lock of readers and writers in one word, after RWSpinLock of Folly: readers add 4 and look for the bit of a writer, which a writer sets if nobody is there; N: readers, and one writer less.
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>

#ifndef N
#define N 2
#endif
#define WRITER 1
#define READER 4

static atomic_int bits;
static int first, second;

static bool try_lock_shared(void)
{
	int old = atomic_fetch_add_explicit(&bits, READER, memory_order_acquire);
	if (old & WRITER) {
		atomic_fetch_add_explicit(&bits, -READER, memory_order_release);
		return false;
	}
	return true;
}

static bool try_lock(void)
{
	int nobody = 0;
	return atomic_compare_exchange_strong_explicit(&bits, &nobody, WRITER, memory_order_acq_rel, memory_order_relaxed);
}

static void *reader(void *arg)
{
	while (!try_lock_shared())
		sched_yield();
	assert(first == second);
	atomic_fetch_sub_explicit(&bits, READER, memory_order_release);
	return 0;
}

static void *writer(void *arg)
{
	while (!try_lock())
		sched_yield();
	first++;
	second++;
	atomic_fetch_and_explicit(&bits, ~WRITER, memory_order_release);
	return 0;
}

int main(void)
{
	pthread_t t[2 * N - 1];
	for (int i = 0; i < 2 * N - 1; i++)
		pthread_create(&t[i], 0, i < N ? reader : writer, 0);
	for (int i = 0; i < 2 * N - 1; i++)
		pthread_join(t[i], 0);
	return 0;
}
