// The deque of Arora, Blumofe and Plaxton (1998) with a tagged age word: the owner pushes and pops, N thieves; N: thieves.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release
#define acqrel memory_order_acq_rel
#define sc memory_order_seq_cst

#ifndef N
#define N 2
#endif
#ifdef BUG
#define FENCE acqrel // the bug: owner and thief take the same task
#else
#define FENCE sc
#endif

enum { SIZE = 4, TASKS = 2, TAG = 1 << 8 };

static atomic_int deq[SIZE], bot, age, done[TASKS]; // age: tag and top

static void push(int task)
{
	int b = atomic_load_explicit(&bot, rlx);
	atomic_store_explicit(&deq[b], task, rlx);
	atomic_store_explicit(&bot, b + 1, rel);
}

static int steal(void)
{
	int old = atomic_load_explicit(&age, acq);
	atomic_thread_fence(FENCE);
	int b = atomic_load_explicit(&bot, acq), top = old % TAG;
	if (b <= top)
		return -1;
	int task = atomic_load_explicit(&deq[top], rlx);
	if (atomic_compare_exchange_strong_explicit(&age, &old, old + 1, sc, rlx))
		return task;
	return -1;
}

static int pop(void)
{
	int b = atomic_load_explicit(&bot, rlx);
	if (b == 0)
		return -1;
	atomic_store_explicit(&bot, --b, rlx);
	atomic_thread_fence(FENCE);
	int task = atomic_load_explicit(&deq[b], rlx), old = atomic_load_explicit(&age, rlx), top = old % TAG;
	if (b > top)
		return task;
	atomic_store_explicit(&bot, 0, rlx);
	int fresh = old - top + TAG;
	if (b == top && atomic_compare_exchange_strong_explicit(&age, &old, fresh, sc, rlx))
		return task;
	atomic_store_explicit(&age, fresh, rel);
	return -1;
}

static void *owner(void *arg)
{
	for (int i = 0; i < TASKS; i++)
		push(i);
	for (int i = 0; i < TASKS; i++) {
		int task = pop();
		if (task >= 0)
			atomic_fetch_add_explicit(&done[task], 1, rlx);
	}
	return NULL;
}

static void *thief(void *arg)
{
	int task = steal();
	if (task >= 0)
		atomic_fetch_add_explicit(&done[task], 1, rlx);
	return NULL;
}

int main(void)
{
	pthread_t o, t[N];
	pthread_create(&o, NULL, owner, NULL);
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, thief, NULL);
	pthread_join(o, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	for (int i = 0; i < TASKS; i++)
		assert(atomic_load(&done[i]) == 1);
	return 0;
}
