/* Two threads add up each other's counters: almost every sum is a new value. */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 5
#endif

static atomic_int x = 1, y = 1;

static void *left(void *arg)
{
	for (int i = 0; i < N; i++) {
		int a = atomic_load_explicit(&x, memory_order_acquire);
		int b = atomic_load_explicit(&y, memory_order_acquire);
		atomic_store_explicit(&x, a + b, memory_order_release);
	}
	return NULL;
}

static void *right(void *arg)
{
	for (int i = 0; i < N; i++) {
		int a = atomic_load_explicit(&x, memory_order_acquire);
		int b = atomic_load_explicit(&y, memory_order_acquire);
		atomic_store_explicit(&y, a + b, memory_order_release);
	}
	return NULL;
}

int main(void)
{
	pthread_t l, r;

	pthread_create(&l, NULL, left, NULL);
	pthread_create(&r, NULL, right, NULL);
	pthread_join(l, NULL);
	pthread_join(r, NULL);
	return 0;
}
