// expect: verified complete=29 mm=sc
// expect: assertion line=57 mm=tso,ra,rc11
//
// The deque of chase-lev.c without the seq_cst fence in take(): the owner may read
// top before its write of bottom reaches the thief, and both run the second job.
// Even x86 shows this.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

enum { SIZE = 4, EMPTY = -1 };

atomic_int top, bottom;
atomic_int buffer[SIZE];
atomic_int runs[2];

static void push(int job)
{
	int b = atomic_load_explicit(&bottom, memory_order_relaxed);
	atomic_store_explicit(&buffer[b % SIZE], job, memory_order_relaxed);
	atomic_store_explicit(&bottom, b + 1, memory_order_release);
}

static int take(void)
{
	int b = atomic_load_explicit(&bottom, memory_order_relaxed) - 1;
	atomic_store_explicit(&bottom, b, memory_order_release); // a fence is missing after this
	int t = atomic_load_explicit(&top, memory_order_acquire);
	if (t > b) {
		atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
		return EMPTY;
	}
	int job = atomic_load_explicit(&buffer[b % SIZE], memory_order_relaxed);
	if (t < b)
		return job;
	if (!atomic_compare_exchange_strong(&top, &t, t + 1))
		job = EMPTY;
	atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
	return job;
}

static int steal(void)
{
	int t = atomic_load_explicit(&top, memory_order_acquire);
	atomic_thread_fence(memory_order_seq_cst);
	int b = atomic_load_explicit(&bottom, memory_order_acquire);
	if (t >= b)
		return EMPTY;
	int job = atomic_load_explicit(&buffer[t % SIZE], memory_order_relaxed);
	return atomic_compare_exchange_strong(&top, &t, t + 1) ? job : EMPTY;
}

static void run(int job)
{
	if (job != EMPTY) {
		int before = atomic_fetch_add_explicit(&runs[job], 1, memory_order_relaxed);
		assert(before == 0); // fails here
	}
}

static void *thief(void *arg)
{
	run(steal());
	run(steal());
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, thief, NULL);
	push(0);
	push(1);
	run(take());
	pthread_join(t, NULL);
	return 0;
}
