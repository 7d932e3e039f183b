// An allocator whose owner allocates from a private free list and takes what N other threads returned all at once (as mimalloc does); N: threads that free.
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
#define TAKE rlx // the bug: the owner does not see the list nor the last use of the block
#else
#define TAKE acq
#endif

enum { BLOCKS = N };

struct block {
	struct block *next;
	int owner; // who uses it, 0: nobody
};

static struct block blocks[BLOCKS], *local;
static _Atomic(struct block *) returned, handed[N];

static struct block *allocate(void)
{
	if (local == NULL)
		local = atomic_exchange_explicit(&returned, NULL, TAKE);
	struct block *b = local;
	if (b != NULL) {
		local = b->next;
		assert(b->owner == 0);
		b->owner = 1;
	}
	return b;
}

static void *other(void *arg)
{
	long i = (long)arg;
	struct block *b;
	while ((b = atomic_load_explicit(&handed[i], acq)) == NULL)
		;
	assert(b->owner == 1);
	b->owner = 0;
	b->next = atomic_load_explicit(&returned, rlx);
	while (!atomic_compare_exchange_strong_explicit(&returned, &b->next, b, rel, rlx))
		;
	return NULL;
}

static void *owner(void *arg)
{
	for (int i = 0; i < BLOCKS; i++) {
		blocks[i].next = local;
		local = &blocks[i];
	}
	for (int i = 0; i < N; i++)
		atomic_store_explicit(&handed[i], allocate(), rel);
	for (int i = 0; i < N; i++) {
		struct block *b = allocate();
		if (b != NULL)
			b->owner = 2;
	}
	return NULL;
}

int main(void)
{
	pthread_t t[N], o;
	pthread_create(&o, NULL, owner, NULL);
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, other, (void *)i);
	pthread_join(o, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}
