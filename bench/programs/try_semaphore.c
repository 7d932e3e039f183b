// A semaphore with one permit that is taken by subtracting, and given back if there was none; N: threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release

#ifndef N
#define N 3
#endif

static atomic_int permits = 1;
static int count;

static void *increment(void *arg)
{
	while (atomic_fetch_sub_explicit(&permits, 1, acq) <= 0)
		atomic_fetch_add_explicit(&permits, 1, rlx);
	count++;
	atomic_fetch_add_explicit(&permits, 1, rel);
	return 0;
}

int main(void)
{
	pthread_t t[N];
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], 0, increment, 0);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], 0);
	assert(count == N);
	return 0;
}
