// Peterson's lock for two threads, each N times through its critical section; N: rounds. -DRA: release/acquire, with which it is no lock.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

void __VERIFIER_assume(bool);

#ifndef N
#define N 2
#endif
#ifdef RA
#define LOAD memory_order_acquire
#define STORE memory_order_release
#else
#define LOAD memory_order_seq_cst
#define STORE memory_order_seq_cst
#endif

static atomic_bool wants[2], owner;
static atomic_int loser;

static void *work(void *arg)
{
	int me = (int)(long)arg, you = 1 - me;
	for (int round = 0; round < N; round++) {
		atomic_store_explicit(&wants[me], true, STORE);
		atomic_store_explicit(&loser, me, STORE);
		__VERIFIER_assume(!atomic_load_explicit(&wants[you], LOAD) || atomic_load_explicit(&loser, LOAD) != me);
		atomic_store_explicit(&owner, me, STORE);
		(void)atomic_load_explicit(&owner, LOAD);
		atomic_store_explicit(&wants[me], false, STORE);
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
