// Two pairs of identical threads. Each thread reads what the other pair writes, and writes what that reads: under imm
// every read may be overtaken.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;

static void *left(void *arg)
{
	(void)atomic_load_explicit(&x, memory_order_relaxed);
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	return arg;
}

static void *right(void *arg)
{
	(void)atomic_load_explicit(&y, memory_order_relaxed);
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	return arg;
}

int main(void)
{
	pthread_t t[4];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, left, NULL);
	for (int i = 2; i < 4; i++)
		pthread_create(&t[i], NULL, right, NULL);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	return 0;
}
