// Writer i sets cell[i] to cell[i-1]+1; a reader looks for the last cell that is zero; N: writers.
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 5
#endif

static atomic_int cell[N + 1];

static void *find(void *unused)
{
	int at = N;
	while (atomic_load(&cell[at]) != 0)
		at--;
	return NULL;
}

static void *set(void *arg)
{
	int i = (int)(long)arg;
	atomic_store(&cell[i], atomic_load(&cell[i - 1]) + 1);
	return NULL;
}

int main(void)
{
	pthread_t t[N + 1];
	pthread_create(&t[0], NULL, find, NULL);
	for (long i = 1; i <= N; i++)
		pthread_create(&t[i], NULL, set, (void *)i);
	for (int i = 0; i <= N; i++)
		pthread_join(t[i], NULL);
	return 0;
}
