// Szymanski's lock for two threads, relaxed accesses and full fences, N times through the critical section; N: rounds.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

void __VERIFIER_assume(bool);

#ifndef N
#define N 1
#endif
#define get(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define set(x, v) atomic_store_explicit(&(x), v, memory_order_relaxed)
#define fence() atomic_thread_fence(memory_order_seq_cst)

// Where a thread is; the doors of the waiting room are what the waits below are about.
enum { AWAY, INTERESTED, WAITING, IN_DOORWAY, IN_ROOM };

static atomic_int at[2], owner;

static void *work(void *arg)
{
	int me = (int)(long)arg, you = 1 - me;
	for (int round = 0; round < N; round++) {
		set(at[me], INTERESTED);
		fence();
		__VERIFIER_assume(get(at[you]) < IN_DOORWAY);
		set(at[me], IN_DOORWAY);
		fence();
		if (get(at[you]) == INTERESTED) {
			set(at[me], WAITING);
			fence();
			__VERIFIER_assume(get(at[you]) == IN_ROOM);
		}
		set(at[me], IN_ROOM);
		fence();
		__VERIFIER_assume(get(at[you]) < WAITING);
		set(owner, me);
		(void)get(owner);
		assert(get(owner) == me);
		fence();
		__VERIFIER_assume(get(at[you]) < WAITING || get(at[you]) > IN_DOORWAY);
		set(at[me], AWAY);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[2];
	for (long i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, work, (void *)i);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
