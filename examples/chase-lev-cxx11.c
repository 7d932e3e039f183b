// expect: verified complete=77 mm=sc,tso,rc11-c++11-sw.kat
// expect: data-race line=56 other=26 mm=ra,rc11
//
// The work-stealing deque of Chase and Lev (SPAA 2005) with plain jobs, published
// by a release store of bottom instead of a release fence. take() lowers bottom by
// a relaxed store. A thief that reads what that store wrote has the job it then
// fetches only by the older rule: up to C++17 the later stores of a thread continue
// the release sequence that its release store began. C++20 dropped that, and the
// thief's read of the job races with push (genmc-2024 §4.2 found it in such a deque).
//
//	genmcgo --mm=rc11              examples/chase-lev-cxx11.ll     # data race
//	genmcgo --mm=rc11-c++11-sw.kat examples/chase-lev-cxx11.ll     # verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

enum { SIZE = 4, EMPTY = -1 };

atomic_int top, bottom;
int buffer[SIZE];
atomic_int runs[2];

static void push(int job)
{
	int b = atomic_load_explicit(&bottom, memory_order_relaxed);
	buffer[b % SIZE] = job; // conflicts
	atomic_store_explicit(&bottom, b + 1, memory_order_release);
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
	int job = buffer[b % SIZE];
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
	int job = buffer[t % SIZE]; // fails here
	if (!atomic_compare_exchange_strong_explicit(&top, &t, t + 1, memory_order_seq_cst, memory_order_relaxed))
		return EMPTY;
	return job;
}

static void run(int job)
{
	if (job != EMPTY) {
		int before = atomic_fetch_add_explicit(&runs[job], 1, memory_order_relaxed);
		assert(before == 0);
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
