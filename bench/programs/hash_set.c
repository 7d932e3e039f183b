// A hash set with open addressing: each thread inserts a key, and one that all insert, and looks for that; N: threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define rel memory_order_release
#define acq memory_order_acquire
#define acqrel memory_order_acq_rel

#ifndef N
#define N 3
#endif

enum { SIZE = 4, COMMON = 5 };

static atomic_int table[SIZE]; // 0: free

static int insert(int key)
{
	for (int i = 0; i < SIZE; i++) {
		atomic_int *cell = &table[(key + i) % SIZE];
		int k = atomic_load_explicit(cell, acq);
#ifdef BUG // the bug: a key may take the place of another
		if (k == 0) {
			atomic_store_explicit(cell, key, rel);
			return 1;
		}
#else
		if (k == 0 && atomic_compare_exchange_strong_explicit(cell, &k, key, acqrel, acq))
			return 1;
#endif
		if (k == key)
			return 0;
	}
	return 0;
}

static int contains(int key)
{
	for (int i = 0; i < SIZE; i++) {
		int k = atomic_load_explicit(&table[(key + i) % SIZE], acq);
		if (k == key || k == 0)
			return k == key;
	}
	return 0;
}

static void *run(void *arg)
{
	insert((long)arg % 2 + 1);
	insert(COMMON);
	assert(contains(COMMON));
	return 0;
}

int main(void)
{
	pthread_t t[N];
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], 0, run, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], 0);
	return 0;
}
