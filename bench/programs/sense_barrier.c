// Sense-reversing barrier (Hensgen, Finkel and Manber, 1988), two phases; N: threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release
#define acqrel memory_order_acq_rel

#ifndef N
#define N 3
#endif
#ifdef BUG
#define ARRIVE rlx // the bug: arriving publishes nothing
#else
#define ARRIVE acqrel
#endif

static atomic_int missing = N;
static atomic_bool sense;
static int cell[2][N];

static void wait(bool *mine)
{
	*mine = !*mine;
	if (atomic_fetch_sub_explicit(&missing, 1, ARRIVE) == 1) {
		atomic_store_explicit(&missing, N, rlx);
		atomic_store_explicit(&sense, *mine, rel);
	} else {
		while (atomic_load_explicit(&sense, acq) != *mine)
			;
	}
}

static void *work(void *arg)
{
	long i = (long)arg;
	bool mine = false;
	for (int phase = 0; phase < 2; phase++) {
		cell[phase][i] = phase + 1;
		wait(&mine);
		for (int k = 0; k < N; k++)
			assert(cell[phase][k] == phase + 1);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, work, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}
