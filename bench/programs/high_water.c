// How much is used, and the most that ever was: each thread adds, raises the mark and subtracts; N: threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define rlx memory_order_relaxed

#ifndef N
#define N 3
#endif

static atomic_int used, most;
static int saw[N];

static void *run(void *arg)
{
	int *mine = arg;
	int u = *mine = atomic_fetch_add_explicit(&used, 1, rlx) + 1;
	int m = atomic_load_explicit(&most, rlx);
#ifdef BUG // the bug: the mark may fall
	if (m < u)
		atomic_store_explicit(&most, u, rlx);
#else
	while (m < u && !atomic_compare_exchange_weak_explicit(&most, &m, u, rlx, rlx))
		;
#endif
	atomic_fetch_sub_explicit(&used, 1, rlx);
	return 0;
}

int main(void)
{
	pthread_t t[N];
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], 0, run, &saw[i]);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], 0);
	int m = 0;
	for (int i = 0; i < N; i++)
		m = saw[i] > m ? saw[i] : m;
	assert(used == 0 && most == m);
	return 0;
}
