// expect: verified complete=1
//
// Two phases with pthread_barrier_t: each thread fills its cell, then reads its
// neighbour's.
#include <assert.h>
#include <pthread.h>

enum { N = 3 };

pthread_barrier_t barrier;
int cell[N], sum[N];

static void *worker(void *arg)
{
	int i = (int)(long)arg;
	cell[i] = i + 1;
	pthread_barrier_wait(&barrier);
	sum[i] = cell[i] + cell[(i + 1) % N];
	pthread_barrier_wait(&barrier);
	assert(sum[0] + sum[1] + sum[2] == 12);
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	pthread_barrier_init(&barrier, NULL, N);
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, worker, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	pthread_barrier_destroy(&barrier);
	return 0;
}
