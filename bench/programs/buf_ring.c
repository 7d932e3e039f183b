// FreeBSD's ring buffer of 8 entries: each thread puts one message and takes one, waits are assumptions; N: threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

void __VERIFIER_assume(bool);

#ifndef N
#define N 2
#endif
#define ROOM 8
#define MASK (ROOM - 1)
#define get(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define set(x, v) atomic_store_explicit(&(x), v, memory_order_relaxed)
#define fence() atomic_thread_fence(memory_order_seq_cst)

static struct end {
	_Atomic uint32_t head, tail;
} producer, consumer;
static _Atomic(int *) ring[ROOM];

static bool reserve(struct end *mine, uint32_t *at)
{
	if (!atomic_compare_exchange_strong_explicit(&mine->head, at, (*at + 1) & MASK, memory_order_acq_rel,
						      memory_order_acquire)) {
		__VERIFIER_assume(false); // somebody else was faster: try again
		return false;
	}
	return true;
}

static bool put(int *message)
{
	uint32_t at;
	do {
		at = get(producer.head);
		if (((at + 1) & MASK) == get(consumer.tail))
			return false;
	} while (!reserve(&producer, &at));
	fence();
	set(ring[at], message);
	__VERIFIER_assume(get(producer.tail) == at);
	set(producer.tail, (at + 1) & MASK);
	return true;
}

static int *take(void)
{
	uint32_t at;
	do {
		at = get(consumer.head);
		if (at == get(producer.tail))
			return NULL;
	} while (!reserve(&consumer, &at));
	int *message = get(ring[at]);
	__VERIFIER_assume(get(consumer.tail) == at);
	fence();
	set(consumer.tail, (at + 1) & MASK);
	return message;
}

static int messages[N];

static void *work(void *arg)
{
	int *message = &messages[(long)arg];
	*message = 1;
	put(message);
	message = take();
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, work, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}
