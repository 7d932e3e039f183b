// Dekker's lock for two threads, each N times through its critical section, waits are assumptions; N: rounds. -DRLX: relaxed but for the fences.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

void __VERIFIER_assume(bool);

#ifndef N
#define N 2
#endif
#ifdef RLX
#define ORDER memory_order_relaxed
#else
#define ORDER memory_order_seq_cst
#endif
#define get(x) atomic_load_explicit(&(x), ORDER)
#define set(x, v) atomic_store_explicit(&(x), v, ORDER)
#define fence() atomic_thread_fence(memory_order_seq_cst)

static atomic_int wants[2], turn, owner;

static void lock(int me)
{
	set(wants[me], 1);
	fence();
	while (get(wants[1 - me])) {
		if (get(turn) != me) {
			set(wants[me], 0);
			__VERIFIER_assume(get(turn) == me);
			set(wants[me], 1);
			fence();
		}
	}
}

static void unlock(int me)
{
	fence();
	set(turn, 1 - me);
	fence();
	set(wants[me], 0);
}

static void *work(void *arg)
{
	int me = (int)(long)arg;
	for (int round = 0; round < N; round++) {
		lock(me);
		set(owner, me);
		(void)get(owner);
		unlock(me);
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
