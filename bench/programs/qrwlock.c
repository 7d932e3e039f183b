// Queued read-write lock as in the Linux kernel, with a ticket lock for those that wait: one writer, N readers; N: readers.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release

#ifndef N
#define N 2
#endif
#ifdef BUG
#define WLOCK rlx // the bug: the writer does not see the readers' sections end
#else
#define WLOCK acq
#endif

enum { WAITING = 0x100, LOCKED = 0xff, WMASK = 0x1ff, READER = 0x200 };

static atomic_uint cnts;
static atomic_int next, serving;
static int data, copy;

static void wait_lock(void)
{
	int mine = atomic_fetch_add_explicit(&next, 1, rlx);
	while (atomic_load_explicit(&serving, acq) != mine)
		;
}

static void wait_unlock(void)
{
	atomic_store_explicit(&serving, atomic_load_explicit(&serving, rlx) + 1, rel);
}

static void read_lock(void)
{
	if (!(atomic_fetch_add_explicit(&cnts, READER, acq) & WMASK))
		return;
	atomic_fetch_sub_explicit(&cnts, READER, rlx);
	wait_lock();
	atomic_fetch_add_explicit(&cnts, READER, rlx);
	while (atomic_load_explicit(&cnts, acq) & LOCKED)
		;
	wait_unlock();
}

static void write_lock(void)
{
	unsigned expected = 0;
	if (atomic_compare_exchange_strong_explicit(&cnts, &expected, LOCKED, WLOCK, rlx))
		return;
	wait_lock();
	expected = 0;
	if (!atomic_compare_exchange_strong_explicit(&cnts, &expected, LOCKED, WLOCK, rlx)) {
		atomic_fetch_or_explicit(&cnts, WAITING, rlx);
		do {
			while (atomic_load_explicit(&cnts, rlx) != WAITING)
				;
			expected = WAITING;
		} while (!atomic_compare_exchange_strong_explicit(&cnts, &expected, LOCKED, WLOCK, rlx));
	}
	wait_unlock();
}

static void *reader(void *arg)
{
	read_lock();
	assert(data == copy);
	atomic_fetch_sub_explicit(&cnts, READER, rel);
	return NULL;
}

static void *writer(void *arg)
{
	write_lock();
	data++;
	copy++;
	atomic_fetch_sub_explicit(&cnts, LOCKED, rel);
	return NULL;
}

int main(void)
{
	pthread_t w, t[N];
	pthread_create(&w, NULL, writer, NULL);
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, reader, NULL);
	pthread_join(w, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(data == 1);
	return 0;
}
