// Bounded ring of one producer and one consumer with cached indices, capacity 2; N: values, each attempted once.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release

#ifndef N
#define N 4
#endif
#ifdef BUG
#define TAKEN rlx // the bug: the producer may overwrite what is still being read
#else
#define TAKEN rel
#endif

enum { SIZE = 2 };

static int ring[SIZE];
static atomic_uint head, tail;
static int pushed, popped, last;

static bool push(int value)
{
	static unsigned seen; // the producer's copy of head
	unsigned t = atomic_load_explicit(&tail, rlx);
	if (t - seen == SIZE && t - (seen = atomic_load_explicit(&head, acq)) == SIZE)
		return false;
	ring[t % SIZE] = value;
	atomic_store_explicit(&tail, t + 1, rel);
	return true;
}

static bool pop(int *value)
{
	static unsigned seen; // the consumer's copy of tail
	unsigned h = atomic_load_explicit(&head, rlx);
	if (h == seen && h == (seen = atomic_load_explicit(&tail, acq)))
		return false;
	*value = ring[h % SIZE];
	atomic_store_explicit(&head, h + 1, TAKEN);
	return true;
}

static void *producer(void *arg)
{
	for (int i = 0; i < N; i++)
		if (push(pushed + 1))
			pushed++;
	return NULL;
}

static void *consumer(void *arg)
{
	for (int i = 0; i < N; i++) {
		int value;
		if (pop(&value)) {
			assert(value == last + 1);
			last = value;
			popped++;
		}
	}
	return NULL;
}

int main(void)
{
	pthread_t p, c;
	pthread_create(&p, NULL, producer, NULL);
	pthread_create(&c, NULL, consumer, NULL);
	pthread_join(p, NULL);
	pthread_join(c, NULL);
	for (int value; pop(&value); popped++)
		;
	assert(popped == pushed);
	return 0;
}
