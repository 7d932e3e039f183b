// Two threads add their variables up N times each, a third one looks; N: rounds. -DRA: release/acquire instead of seq_cst.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif
#ifdef RA
#define LOAD memory_order_acquire
#define STORE memory_order_release
#else
#define LOAD memory_order_seq_cst
#define STORE memory_order_seq_cst
#endif

static atomic_int left = 1, right = 1;

static void *grow_left(void *unused)
{
	for (int round = 0; round < N; round++) {
		int l = atomic_load_explicit(&left, LOAD);
		int r = atomic_load_explicit(&right, LOAD);
		atomic_store_explicit(&left, l + r, STORE);
	}
	return NULL;
}

static void *grow_right(void *unused)
{
	for (int round = 0; round < N; round++) {
		int l = atomic_load_explicit(&left, LOAD);
		int r = atomic_load_explicit(&right, LOAD);
		atomic_store_explicit(&right, l + r, STORE);
	}
	return NULL;
}

// The largest sum is reached when the threads take turns: a Fibonacci number.
static int largest(void)
{
	int a = 1, b = 1;
	for (int round = 0; round < N; round++) {
		a += b;
		b += a;
	}
	return b;
}

static void *look(void *unused)
{
	int bound = largest();
	int l = atomic_load_explicit(&left, LOAD);
	int r = atomic_load_explicit(&right, LOAD);
	assert(l <= bound && r <= bound);
	return NULL;
}

int main(void)
{
	pthread_t a, b, c;
	pthread_create(&a, NULL, grow_left, NULL);
	pthread_create(&b, NULL, grow_right, NULL);
	pthread_create(&c, NULL, look, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	pthread_join(c, NULL);
	return 0;
}
