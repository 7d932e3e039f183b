// Lamport's fast mutual exclusion, once per thread, waits are assumptions; N: threads.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

void __VERIFIER_assume(bool);

#ifndef N
#define N 2
#endif

static atomic_long busy[N + 1]; // by thread; threads count from 1
static atomic_long first, second;

static void lock(long me)
{
	for (;;) {
		busy[me] = 1;
		first = me;
		if (second != 0) {
			busy[me] = 0;
			__VERIFIER_assume(second == 0);
			continue;
		}
		second = me;
		if (first == me)
			return;
		busy[me] = 0;
		for (long other = 1; other <= N; other++)
			__VERIFIER_assume(busy[other] == 0);
		if (second == me)
			return;
		__VERIFIER_assume(second == 0);
	}
}

static void unlock(long me)
{
	second = 0;
	busy[me] = 0;
}

static void *work(void *arg)
{
	lock((long)arg);
	unlock((long)arg);
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, work, (void *)(i + 1));
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}
