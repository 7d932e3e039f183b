// A recursive ticket lock with trylock: one thread tries, the others take it twice; N: threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release

#ifndef N
#define N 3
#endif
#ifdef BUG
#define TRIED rlx // the bug: who gets the lock by trying sees nothing
#else
#define TRIED acq
#endif

static atomic_int next, serving, owner = -1;
static int depth, counter;

static void lock(int me)
{
	if (atomic_load_explicit(&owner, rlx) != me) {
		int mine = atomic_fetch_add_explicit(&next, 1, rlx);
		while (atomic_load_explicit(&serving, acq) != mine)
			;
		atomic_store_explicit(&owner, me, rlx);
	}
	depth++;
}

static bool trylock(int me)
{
	if (atomic_load_explicit(&owner, rlx) != me) {
		int now = atomic_load_explicit(&serving, TRIED);
		if (!atomic_compare_exchange_strong_explicit(&next, &now, now + 1, rlx, rlx))
			return false;
		atomic_store_explicit(&owner, me, rlx);
	}
	depth++;
	return true;
}

static void unlock(void)
{
	if (--depth > 0)
		return;
	atomic_store_explicit(&owner, -1, rlx);
	atomic_store_explicit(&serving, atomic_load_explicit(&serving, rlx) + 1, rel);
}

static void *work(void *arg)
{
	int me = (int)(long)arg;
	if (me == 0) {
		while (!trylock(me))
			;
	} else {
		lock(me);
		lock(me);
	}
	counter++;
	assert(depth == (me == 0 ? 1 : 2));
	unlock();
	if (me != 0)
		unlock();
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, work, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(counter == N);
	return 0;
}
