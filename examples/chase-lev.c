// expect: verified complete=77 mm=sc,tso,rc11
// expect: assertion line=63 mm=ra
//
// The work-stealing deque of Chase and Lev in the C11 form of Le, Pop, Cohen and
// Zappa Nardelli (PPoPP 2013). The owner pushes and takes at the bottom, a thief
// steals at the top; each job is run once. The two seq_cst fences carry the
// proof: under RA, which knows no more than release and acquire, the owner and
// the thief get the same job.
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
	atomic_thread_fence(memory_order_release);
	atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
}

static int take(void)
{
	int b = atomic_load_explicit(&bottom, memory_order_relaxed) - 1;
	atomic_store_explicit(&bottom, b, memory_order_relaxed);
	atomic_thread_fence(memory_order_seq_cst);
	int t = atomic_load_explicit(&top, memory_order_relaxed);
	if (t > b) {
		atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
		return EMPTY;
	}
	int job = atomic_load_explicit(&buffer[b % SIZE], memory_order_relaxed);
	if (t == b) { // the last one: the thief may want it too
		if (!atomic_compare_exchange_strong_explicit(&top, &t, t + 1, memory_order_seq_cst, memory_order_relaxed))
			job = EMPTY;
		atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
	}
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
	if (!atomic_compare_exchange_strong_explicit(&top, &t, t + 1, memory_order_seq_cst, memory_order_relaxed))
		return EMPTY;
	return job;
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
	run(take());
	pthread_join(t, NULL);
	return 0;
}
