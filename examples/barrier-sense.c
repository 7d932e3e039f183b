// expect: verified complete=4
//
// A sense-reversing barrier, used twice: the last to arrive resets the count and
// flips the sense the others wait for.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

enum { N = 2 };

atomic_int missing = N;
atomic_int sense;
int cell[2][N];

static void barrier(int *mine)
{
	*mine = !*mine;
	if (atomic_fetch_sub_explicit(&missing, 1, memory_order_acq_rel) == 1) {
		atomic_store_explicit(&missing, N, memory_order_relaxed);
		atomic_store_explicit(&sense, *mine, memory_order_release);
	} else {
		while (atomic_load_explicit(&sense, memory_order_acquire) != *mine)
			;
	}
}

static void *worker(void *arg)
{
	int i = (int)(long)arg, mine = 0;
	for (int round = 0; round < 2; round++) {
		cell[round][i] = round + 1;
		barrier(&mine);
		assert(cell[round][(i + 1) % N] == round + 1);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, worker, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}
