// A free list of two nodes whose head has a tag, as nodes come back: threads take one and give it back; N: threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release

#ifndef N
#define N 3
#endif
#ifdef BUG
#define STEP 0 // the bug: a node comes back, and nobody notices
#else
#define STEP 1
#endif

enum { NODES = 2, NIL = 0 }; // nodes are numbered from 1

static _Atomic uint64_t head; // tag and node
static _Atomic uint32_t next[NODES + 1];
static atomic_int used[NODES + 1];

static uint64_t tagged(uint64_t old, uint32_t node) { return ((old >> 32) + STEP) << 32 | node; }

static uint32_t pop(void)
{
	uint64_t h = atomic_load_explicit(&head, acq);
	while ((uint32_t)h != NIL) {
		uint32_t n = atomic_load_explicit(&next[(uint32_t)h], rlx);
		if (atomic_compare_exchange_strong_explicit(&head, &h, tagged(h, n), acq, acq))
			break;
	}
	return h;
}

static void push(uint32_t node)
{
	uint64_t h = atomic_load_explicit(&head, rlx);
	do
		atomic_store_explicit(&next[node], (uint32_t)h, rlx);
	while (!atomic_compare_exchange_strong_explicit(&head, &h, tagged(h, node), rel, rlx));
}

static void *run(void *arg)
{
	uint32_t node = pop();
	if (node == NIL)
		return 0;
	assert(!atomic_exchange_explicit(&used[node], 1, rlx));
	atomic_store_explicit(&used[node], 0, rlx);
	push(node);
	return 0;
}

int main(void)
{
	for (int i = 1; i < NODES; i++)
		atomic_init(&next[i], i + 1);
	atomic_init(&head, 1);
	pthread_t t[N];
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], 0, run, 0);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], 0);
	int n = 0;
	for (uint32_t i = head; i != NIL && n <= NODES; i = next[i])
		n++;
	assert(n == NODES);
	return 0;
}
