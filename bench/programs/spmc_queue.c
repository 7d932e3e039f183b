// A queue of one producer whose N consumers claim places by fetch-and-add and never wait (David, 2004, with one row); N: consumers.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#define rlx memory_order_relaxed
#define acqrel memory_order_acq_rel

#ifndef N
#define N 2
#endif
#ifndef ITEMS
#define ITEMS 2
#endif
#ifdef BUG
#define PUT rlx // the bug: what is behind the pointer is not published
#else
#define PUT acqrel
#endif

enum { CELLS = 2 * ITEMS + N };

static int data[ITEMS];
static _Atomic(int *) cell[CELLS];
static int broken; // marks a place that a consumer passed
static atomic_int head;
static atomic_int got[ITEMS];
static int tail;

static void enqueue(int *item)
{
	while (tail < CELLS && atomic_exchange_explicit(&cell[tail++], item, PUT) == &broken)
		;
}

static int *dequeue(void)
{
	int at = atomic_fetch_add_explicit(&head, 1, rlx);
	if (at >= CELLS)
		return NULL;
	int *item = atomic_exchange_explicit(&cell[at], &broken, acqrel);
	return item == &broken ? NULL : item;
}

static void *producer(void *arg)
{
	for (int i = 0; i < ITEMS; i++) {
		data[i] = i + 1;
		enqueue(&data[i]);
	}
	return NULL;
}

static void *consumer(void *arg)
{
	for (int i = 0; i < 2; i++) {
		int *item = dequeue();
		if (item != NULL)
			atomic_fetch_add_explicit(&got[*item - 1], 1, rlx);
	}
	return NULL;
}

int main(void)
{
	pthread_t p, c[N];
	pthread_create(&p, NULL, producer, NULL);
	for (int i = 0; i < N; i++)
		pthread_create(&c[i], NULL, consumer, NULL);
	pthread_join(p, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(c[i], NULL);
	for (int i = 0; i < ITEMS; i++)
		assert(atomic_load(&got[i]) <= 1);
	return 0;
}
