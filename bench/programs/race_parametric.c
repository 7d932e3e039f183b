// Two threads first work 42 rounds on a cell of their own, then write and read the same variable N times; N: racy rounds.
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif
#define CALM 42

static atomic_int racy;
static atomic_int own[2];

static void *work(void *arg)
{
	int me = (int)(long)arg;
	for (int round = 0; round < CALM; round++) {
		atomic_store(&own[me], round);
		(void)atomic_load(&own[me]);
	}
	for (int round = 0; round < N; round++) {
		atomic_store(&racy, me);
		(void)atomic_load(&racy);
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
