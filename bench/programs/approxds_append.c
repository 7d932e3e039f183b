// Threads append to a list without synchronisation and lose elements; main then empties it; N: threads, the list holds N-2.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#ifndef N
#define N 4
#endif
#define ROOM (N - 2)

static atomic_int slot[ROOM];
static atomic_int used;

static void *append(void *arg)
{
	int at = atomic_load(&used);
	if (at >= ROOM)
		return NULL;
	atomic_store(&slot[at], (int)(long)arg);
	atomic_store(&used, at + 1);
	return NULL;
}

static bool take(int *element)
{
	int at = atomic_load(&used);
	do {
		if (at == 0)
			return false;
		*element = atomic_load(&slot[at - 1]);
	} while (atomic_load(&used) != at);
	atomic_store(&used, at - 1);
	return true;
}

int main(void)
{
	pthread_t t[N];
	int element;
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, append, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	while (take(&element))
		;
	return 0;
}
