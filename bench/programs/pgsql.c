// Two processes of a database wake each other by latches and pass a flag to and fro; N: turns that each may take, waiting for at most N+2 looks.
// After "PostgreSQL bug under Power" (Alglave, Kroening, Nimal, Tautschnig, 2012).
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#ifndef N
#define N 2
#endif

static atomic_int latch[2] = {1, 0}, flag[2] = {1, 0};

static bool woken(int me)
{
	for (int look = 0; look < N + 2; look++)
		if (atomic_load(&latch[me]) == 1)
			return true;
	return false;
}

static void *work(void *arg)
{
	int me = (int)(long)arg, other = 1 - me;
	for (int turn = 0; turn < N; turn++) {
		if (!woken(me))
			return NULL;
		assert(atomic_load(&latch[me]) == 0 || atomic_load(&flag[me]) == 1);
		atomic_store(&latch[me], 0);
		if (atomic_load(&flag[me]) == 1) {
			atomic_store(&flag[me], 0);
			atomic_store(&flag[other], 1);
			atomic_store(&latch[other], 1);
		}
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
