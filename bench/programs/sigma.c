// Main counts an index up before it creates each thread; a thread writes to the cell the index names; N: threads.
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 5
#endif

static atomic_int cell[N];
static atomic_int at = -1;

static void *mark(void *unused)
{
	int i = atomic_load(&at);
	atomic_store(&cell[i], 1);
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	for (int i = 0; i < N; i++) {
		int last = atomic_load(&at);
		atomic_store(&at, last + 1);
		pthread_create(&t[i], NULL, mark, NULL);
	}
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}
