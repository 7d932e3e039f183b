// Left-Right (Ramalhete and Correia, 2013): a writer changes two copies in turn, N readers never wait; N: readers.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#define rlx memory_order_relaxed
#define rel memory_order_release
#define sc memory_order_seq_cst

#ifndef N
#define N 2
#endif
#ifndef WRITES
#define WRITES 1
#endif
#ifdef BUG
#define DEPART rlx // the bug: the writer does not see the end of the reading
#else
#define DEPART rel
#endif

static atomic_int left_right, version, readers[2];
static int copy[2][2];

static void *reader(void *arg)
{
	int v = atomic_load_explicit(&version, sc);
	atomic_fetch_add_explicit(&readers[v], 1, sc);
	int side = atomic_load_explicit(&left_right, sc);
	assert(copy[side][0] == copy[side][1]);
	atomic_fetch_sub_explicit(&readers[v], 1, DEPART);
	return NULL;
}

static void *writer(void *arg)
{
	for (int i = 0; i < WRITES; i++) {
		int side = atomic_load_explicit(&left_right, rlx), v = atomic_load_explicit(&version, rlx);
		copy[1 - side][0]++;
		copy[1 - side][1]++;
		atomic_store_explicit(&left_right, 1 - side, sc);
		while (atomic_load_explicit(&readers[1 - v], sc) != 0)
			;
		atomic_store_explicit(&version, 1 - v, sc);
		while (atomic_load_explicit(&readers[v], sc) != 0)
			;
		copy[side][0]++;
		copy[side][1]++;
	}
	return NULL;
}

int main(void)
{
	pthread_t t[N], w;
	pthread_create(&w, NULL, writer, NULL);
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, reader, NULL);
	pthread_join(w, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(copy[0][0] == WRITES && copy[1][0] == WRITES);
	return 0;
}
