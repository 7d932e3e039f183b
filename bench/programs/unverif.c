// Every thread counts itself and looks how many there are; only the one that sees itself alone goes on to count in a loop; N: threads, and rounds of the loop.
// The SV-COMP benchmark 13_unverif, with N threads instead of endlessly many and a loop that ends.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 3
#endif

static atomic_uint here, steps;

static void *enter(void *unused)
{
	atomic_fetch_add(&here, 1);
	if (atomic_load(&here) != 1)
		return NULL;
	for (unsigned mine = 1; mine <= N; mine++) {
		atomic_store(&steps, atomic_load(&steps) + 1);
		assert(atomic_load(&steps) == mine);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, enter, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}
