// Harris's list (2001), with indices for pointers: one thread deletes a key, others insert some; N: threads that insert.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define acqrel memory_order_acq_rel

#ifndef N
#define N 2
#endif

// A link is twice the index of a node, and has MARK if the node that it belongs to is deleted.
enum { HEAD = 0, FIRST = 1, END = 2, NEW = 3, MARK = 1 };

static int key[NEW + N] = {0, 1, 9};
static atomic_uint next[NEW + N] = {FIRST << 1, END << 1};

// find returns the first node with a key of k or more, and takes out deleted ones before it; *before is the node before.
static unsigned find(int k, unsigned *before)
{
again:
	*before = HEAD;
	unsigned n = atomic_load_explicit(&next[HEAD], acq) >> 1;
	while (n != END) {
		unsigned link = atomic_load_explicit(&next[n], acq);
		if (link & MARK) {
			unsigned old = n << 1;
			if (!atomic_compare_exchange_strong_explicit(&next[*before], &old, link & ~MARK, acqrel, rlx))
				goto again;
		} else if (key[n] >= k) {
			break;
		} else {
			*before = n;
		}
		n = link >> 1;
	}
	return n;
}

static void *insert(void *arg)
{
	unsigned mine = NEW + (long)arg, before;
	key[mine] = 2 + (long)arg % 2;
	for (;;) {
		unsigned n = find(key[mine], &before), old = n << 1;
		if (key[n] == key[mine])
			return 0;
		atomic_store_explicit(&next[mine], n << 1, rlx);
		if (atomic_compare_exchange_strong_explicit(&next[before], &old, mine << 1, acqrel, rlx))
			return 0;
	}
}

static void *erase(void *arg)
{
	unsigned before, n = find(1, &before);
	assert(key[n] == 1);
	unsigned link = atomic_load_explicit(&next[n], acq);
#ifdef BUG // the bug: what is inserted behind the node meanwhile is lost
	n <<= 1;
	atomic_compare_exchange_strong_explicit(&next[before], &n, link, acqrel, rlx);
#else
	while (!atomic_compare_exchange_weak_explicit(&next[n], &link, link | MARK, acqrel, acq))
		;
#endif
	return 0;
}

int main(void)
{
	pthread_t t[N], d;
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], 0, insert, (void *)i);
	pthread_create(&d, 0, erase, 0);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], 0);
	pthread_join(d, 0);
	unsigned before;
	assert(key[find(2, &before)] == 2);
	return 0;
}
