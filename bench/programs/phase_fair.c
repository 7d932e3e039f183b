// Phase-fair read-write lock with tickets (Brandenburg and Anderson, 2010): two writers, N readers; N: readers.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release
#define acqrel memory_order_acq_rel

#ifndef N
#define N 1
#endif
#ifndef WRITERS
#define WRITERS 2
#endif
#ifdef BUG
#define LEAVE rlx // the bug: a writer does not see that the readers before it are done
#else
#define LEAVE rel
#endif

enum { READER = 0x100, BITS = 3, PRESENT = 2, PHASE = 1 };

static atomic_uint rin, rout, win, wout;
static int data, copy;

static void read_lock(void)
{
	unsigned w = atomic_fetch_add_explicit(&rin, READER, acq) & BITS;
	while (w != 0 && w == (atomic_load_explicit(&rin, acq) & BITS))
		;
}

static void write_lock(void)
{
	unsigned ticket = atomic_fetch_add_explicit(&win, 1, rlx);
	while (ticket != atomic_load_explicit(&wout, acq))
		;
	unsigned w = PRESENT | (ticket & PHASE);
	ticket = atomic_fetch_add_explicit(&rin, w, acqrel);
	while (ticket != atomic_load_explicit(&rout, acq))
		;
}

static void write_unlock(void)
{
	atomic_fetch_and_explicit(&rin, ~(unsigned)BITS, rel);
	atomic_store_explicit(&wout, atomic_load_explicit(&wout, rlx) + 1, rel);
}

static void *reader(void *arg)
{
	read_lock();
	assert(data == copy);
	atomic_fetch_add_explicit(&rout, READER, LEAVE);
	return NULL;
}

static void *writer(void *arg)
{
	write_lock();
	data++;
	copy++;
	write_unlock();
	return NULL;
}

int main(void)
{
	pthread_t w[WRITERS], t[N];
	for (int i = 0; i < WRITERS; i++)
		pthread_create(&w[i], NULL, writer, NULL);
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, reader, NULL);
	for (int i = 0; i < WRITERS; i++)
		pthread_join(w[i], NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(data == WRITERS && copy == WRITERS);
	return 0;
}
