// expect: mixed-size
// expect: verified mm=tso,rc11,imm complete=630 flags=--mixed-size=hardware,--check-liveness
// The queued spinlock of kernels: a word is the lock's byte, the byte of the thread that comes next, and the tail of the
// queue of the others. It is accessed as a word, as two halfwords, and byte by byte.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

enum { N = 3, LOCKED = 1, PENDING = 0x100, TAIL = 0x10000, LOCKED_MASK = 0xff, TAIL_MASK = 0xffff0000u };

static union {
	_Atomic uint32_t val;
	struct {
		_Atomic uint8_t locked, pending;
	};
	struct {
		_Atomic uint16_t locked_pending, tail;
	};
} lock;

static struct node {
	_Atomic(struct node *) next;
	_Atomic int ready;
} nodes[N];

#define get(x, o) atomic_load_explicit(&(x), memory_order_##o)
#define set(x, v, o) atomic_store_explicit(&(x), v, memory_order_##o)

static int try(uint32_t old, uint32_t new)
{
	return atomic_compare_exchange_strong_explicit(&lock.val, &old, new, memory_order_acquire, memory_order_relaxed);
}

static void enqueue(int me)
{
	struct node *n = &nodes[me];
	set(n->next, NULL, relaxed);
	set(n->ready, 0, relaxed);
	if (get(lock.val, relaxed) == 0 && try(0, LOCKED))
		return;
	atomic_thread_fence(memory_order_release);
	uint16_t tail = me + 1, old = atomic_exchange_explicit(&lock.tail, tail, memory_order_relaxed);
	struct node *next = NULL;
	if (old) {
		set(nodes[old - 1].next, n, relaxed);
		while (!get(n->ready, acquire))
			;
		next = get(n->next, relaxed);
	}
	uint32_t val;
	while ((val = get(lock.val, acquire)) & ~TAIL_MASK)
		;
	if (val == tail * TAIL) {
		uint32_t expected = val;
		if (atomic_compare_exchange_strong_explicit(&lock.val, &expected, LOCKED, memory_order_relaxed, memory_order_relaxed))
			return;
	}
	set(lock.locked, LOCKED, relaxed);
	while (!next)
		next = get(n->next, relaxed);
	set(next->ready, 1, release);
}

static void acquire(int me)
{
	if (try(0, LOCKED))
		return;
	uint32_t val = get(lock.val, relaxed);
	if (val & ~LOCKED_MASK) {
		enqueue(me);
		return;
	}
	val = atomic_fetch_or_explicit(&lock.val, PENDING, memory_order_acquire);
	if (val & ~LOCKED_MASK) {
		if (!(val & PENDING))
			set(lock.pending, 0, relaxed);
		enqueue(me);
		return;
	}
	if (val & LOCKED_MASK)
		while (get(lock.locked, acquire))
			;
	set(lock.locked_pending, LOCKED, relaxed);
}

static void release(void)
{
	set(lock.locked, 0, release);
}

static int shared;

static void *thread(void *arg)
{
	int me = (intptr_t)arg;
	acquire(me);
	shared++;
	release();
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	for (intptr_t i = 0; i < N; i++)
		pthread_create(&t[i], NULL, thread, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(shared == N);
	return 0;
}
