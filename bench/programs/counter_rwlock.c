// A lock of readers and writers, one counter: readers add 1, writers a large number, and whoever finds it taken waits and tries again; N: readers, and one writer less.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release

#ifndef N
#define N 2
#endif
#define WRITER 1000

static atomic_int users;
static int first, second;

static void *reader(void *arg)
{
	while (atomic_fetch_add_explicit(&users, 1, acq) >= WRITER) {
		atomic_fetch_sub_explicit(&users, 1, rlx);
		while (atomic_load_explicit(&users, rlx) >= WRITER)
			;
	}
	assert(first == second);
	atomic_fetch_sub_explicit(&users, 1, rel);
	return 0;
}

static void *writer(void *arg)
{
	while (atomic_fetch_add_explicit(&users, WRITER, acq) != 0) {
		atomic_fetch_sub_explicit(&users, WRITER, rlx);
		while (atomic_load_explicit(&users, rlx) != 0)
			;
	}
	first++;
	second++;
	atomic_fetch_sub_explicit(&users, WRITER, rel);
	return 0;
}

int main(void)
{
	pthread_t t[2 * N - 1];
	for (int i = 0; i < 2 * N - 1; i++)
		pthread_create(&t[i], 0, i < N ? reader : writer, 0);
	for (int i = 0; i < 2 * N - 1; i++)
		pthread_join(t[i], 0);
	return 0;
}
