// Vyukov's bounded queue with a sequence number per cell, capacity 2: N producers of two values, N consumers of one; N: producers, and consumers.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release

#ifndef N
#define N 2
#endif
#ifdef BUG
#define FREED rlx // the bug: the next producer may overwrite what is still being read
#else
#define FREED rel
#endif

enum { SIZE = 2 };

struct cell {
	atomic_uint seq;
	int value;
};

static struct cell cells[SIZE];
static atomic_uint enq, deq;
static int got[N], put[N];

static bool enqueue(int value)
{
	unsigned pos = atomic_load_explicit(&enq, rlx);
	for (;;) {
		struct cell *c = &cells[pos % SIZE];
		int diff = (int)(atomic_load_explicit(&c->seq, acq) - pos);
		if (diff < 0)
			return false;
		if (diff == 0) {
			if (atomic_compare_exchange_strong_explicit(&enq, &pos, pos + 1, rlx, rlx)) {
				c->value = value;
				atomic_store_explicit(&c->seq, pos + 1, rel);
				return true;
			}
		} else {
			pos = atomic_load_explicit(&enq, rlx);
		}
	}
}

static bool dequeue(int *value)
{
	unsigned pos = atomic_load_explicit(&deq, rlx);
	for (;;) {
		struct cell *c = &cells[pos % SIZE];
		int diff = (int)(atomic_load_explicit(&c->seq, acq) - (pos + 1));
		if (diff < 0)
			return false;
		if (diff == 0) {
			if (atomic_compare_exchange_strong_explicit(&deq, &pos, pos + 1, rlx, rlx)) {
				*value = c->value;
				atomic_store_explicit(&c->seq, pos + SIZE, FREED);
				return true;
			}
		} else {
			pos = atomic_load_explicit(&deq, rlx);
		}
	}
}

static void *producer(void *arg)
{
	long i = (long)arg;
	put[i] = enqueue((int)i + 1);
	if (put[i])
		put[i] += enqueue((int)i + 1); // to go round
	return NULL;
}

static void *consumer(void *arg)
{
	dequeue(&got[(long)arg]);
	return NULL;
}

int main(void)
{
	pthread_t p[N], c[N];
	for (unsigned i = 0; i < SIZE; i++)
		atomic_init(&cells[i].seq, i);
	for (long i = 0; i < N; i++)
		pthread_create(&p[i], NULL, producer, (void *)i);
	for (long i = 0; i < N; i++)
		pthread_create(&c[i], NULL, consumer, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(p[i], NULL);
	for (int i = 0; i < N; i++)
		pthread_join(c[i], NULL);
	for (int i = 0; i < N; i++)
		if (got[i] != 0)
			put[got[i] - 1]--;
	for (int i = 0; i < N; i++)
		assert(put[i] >= 0);
	return 0;
}
