// A bounded queue of 4 that counts reservations, reads and writes; one element in it; each thread writes one and reads all; N: threads. -DRETRY: who loses a race tries again.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

void __VERIFIER_assume(bool);

#ifndef N
#define N 2
#endif
#define ROOM 4u

static int slot[ROOM];
static atomic_uint reserved; // reads in the upper half, writes in the lower
static atomic_uint reads, writes;

static bool change(atomic_uint *at, unsigned *from, unsigned to)
{
	bool done = atomic_compare_exchange_weak_explicit(at, from, to, memory_order_acq_rel, memory_order_acquire);
#ifndef RETRY
	__VERIFIER_assume(done);
#endif
	return done;
}

static int *begin_write(void)
{
	unsigned both = atomic_load_explicit(&reserved, memory_order_acquire), r, w;
	do {
		r = both >> 16;
		w = both & 0xffff;
		if (w == ((r + ROOM) & 0xffff))
			return NULL;
	} while (!change(&reserved, &both, r << 16 | ((w + 1) & 0xffff)));
	while ((atomic_load_explicit(&reads, memory_order_acquire) & 0xffff) != r)
		;
	return &slot[w % ROOM];
}

static void end_write(void)
{
	atomic_fetch_add_explicit(&writes, 1, memory_order_release);
}

static int *begin_read(void)
{
	unsigned both = atomic_load_explicit(&reserved, memory_order_acquire), r, w;
	do {
		r = both >> 16;
		w = both & 0xffff;
		if (w == r)
			return NULL;
	} while (!change(&reserved, &both, both + (1u << 16)));
	while ((atomic_load_explicit(&writes, memory_order_acquire) & 0xffff) != w)
		;
	return &slot[r % ROOM];
}

static void end_read(void)
{
	atomic_fetch_add_explicit(&reads, 1, memory_order_release);
}

static void write_one(int value)
{
	int *at = begin_write();
	if (at == NULL)
		return;
	*at = value;
	end_write();
}

static void *work(void *arg)
{
	write_one(1);
	while (begin_read() != NULL)
		end_read();
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	write_one(2);
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, work, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}
