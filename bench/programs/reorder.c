// Threads set two variables, one after the other; one more thread finds both unset or both set, or else what it must not find; N: threads that set.
// The threads and accesses of the SCTBench benchmark reorder_5, whose assertion fails: here what the checker finds is no error.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#ifndef N
#define N 4
#endif

static atomic_int a, b;
static bool torn; // of the checker alone

static void *set(void *unused)
{
	atomic_store(&a, 1);
	atomic_store(&b, -1);
	return NULL;
}

static void *check(void *unused)
{
	bool unset = atomic_load(&a) == 0 && atomic_load(&b) == 0;
	torn = !unset && !(atomic_load(&a) == 1 && atomic_load(&b) == -1);
	return NULL;
}

int main(void)
{
	pthread_t t[N], checker;
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, set, NULL);
	pthread_create(&checker, NULL, check, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	pthread_join(checker, NULL);
	return 0;
}
