// Linux's queued spinlock: a bit for the owner, one for the first that waits, and a queue of the others; N: threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release
#define acqrel memory_order_acq_rel

#ifndef N
#define N 3
#endif
#ifdef BUG
#define UNLOCK rlx // the bug: what the owner did may come after
#else
#define UNLOCK rel
#endif

enum { LOCKED = 1, PENDING = 1 << 8, TAIL = 16 }; // from bit TAIL on: the last of the queue, from 1

struct waiter {
	struct waiter *_Atomic next;
	atomic_int first;
};

static struct waiter waiters[N];
static atomic_uint word;
static int data;

static int wait_pending(void)
{
	unsigned v = atomic_fetch_or_explicit(&word, PENDING, acq);
	if (v >= PENDING) {
		if (!(v & PENDING))
			atomic_fetch_and_explicit(&word, ~PENDING, rlx);
		return 0;
	}
	while (atomic_load_explicit(&word, acq) & LOCKED)
		;
	atomic_fetch_add_explicit(&word, LOCKED - PENDING, rlx);
	return 1;
}

static void lock(unsigned me)
{
	unsigned v = 0, mine = (me + 1) << TAIL;
	if (atomic_compare_exchange_strong_explicit(&word, &v, LOCKED, acq, rlx) || v < PENDING && wait_pending())
		return;
	struct waiter *w = &waiters[me];
	v = atomic_load_explicit(&word, rlx);
	while (!atomic_compare_exchange_weak_explicit(&word, &v, v & (LOCKED | PENDING) | mine, acqrel, rlx))
		;
	if (v >> TAIL) {
		atomic_store_explicit(&waiters[(v >> TAIL) - 1].next, w, rel);
		while (!atomic_load_explicit(&w->first, acq))
			;
	}
	while ((v = atomic_load_explicit(&word, acq)) & (LOCKED | PENDING))
		;
	if (v == mine && atomic_compare_exchange_strong_explicit(&word, &v, LOCKED, rlx, rlx))
		return;
	atomic_fetch_or_explicit(&word, LOCKED, rlx);
	struct waiter *next;
	while (!(next = atomic_load_explicit(&w->next, acq)))
		;
	atomic_store_explicit(&next->first, 1, rel);
}

static void *run(void *arg)
{
	lock((unsigned)(long)arg);
	data++;
	atomic_fetch_sub_explicit(&word, LOCKED, UNLOCK);
	return 0;
}

int main(void)
{
	pthread_t t[N];
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], 0, run, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], 0);
	assert(data == N);
	return 0;
}
