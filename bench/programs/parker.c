// The lost wake-up of Java's LockSupport.park (bug 6822370), on a lock of two flags with fences; N: how often the parker may look again. -DROUNDS: twice in each of N rounds.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

void __VERIFIER_assume(bool);

#ifndef N
#define N 2
#endif
#define fence() atomic_thread_fence(memory_order_seq_cst)

enum { UNPARKER, PARKER };

static atomic_int condition; // what the parker waits for
#ifndef ROUNDS
static atomic_int over; // no unpark comes any more
#endif
static atomic_int wants[2];  // the lock: who wants it
static atomic_int permits, sleeping;

static void lock(int me)
{
	wants[me] = 1;
	fence();
	__VERIFIER_assume(wants[1 - me] == 0);
}

static bool try_lock(int me)
{
	wants[me] = 1;
	fence();
	if (wants[1 - me] == 0)
		return true;
	wants[me] = 0;
	return false;
}

static void unlock(int me)
{
	fence();
	wants[me] = 0;
}

static void park(void)
{
	if (permits > 0) {
		permits = 0;
		return;
	}
	if (!try_lock(PARKER))
		return;
	if (permits > 0) {
		permits = 0;
		unlock(PARKER);
		return;
	}
	sleeping = 1;
	unlock(PARKER);
#ifndef ROUNDS
	assert(!over || sleeping == 0); // else nobody wakes it up
#endif
	__VERIFIER_assume(sleeping == 0);
	lock(PARKER);
	permits = 0;
	unlock(PARKER);
}

static void unpark(void)
{
	lock(UNPARKER);
	int had = permits;
	permits = 1;
	unlock(UNPARKER);
	if (had < 1)
		sleeping = 0;
}

#ifdef ROUNDS

static void *parker(void *unused)
{
	for (int round = 0; round < N; round++) {
		for (int i = 0; !condition; i++) {
			__VERIFIER_assume(i < 2);
			park();
		}
		condition = 0;
	}
	return NULL;
}

static void unparker(void)
{
	for (int round = 0; round < N; round++) {
		unpark();
		condition = 1;
		unpark();
	}
}

#else

static void *parker(void *unused)
{
	for (int i = 0; !condition; i++) {
		__VERIFIER_assume(i < N);
		park();
	}
	return NULL;
}

static void unparker(void)
{
	unpark();
	condition = 1;
	fence();
	unpark();
	fence();
	over = 1;
}

#endif

int main(void)
{
	pthread_t t;
	permits = 0;
	sleeping = 0;
	pthread_create(&t, NULL, parker, NULL);
	unparker();
	pthread_join(t, NULL);
	return 0;
}
