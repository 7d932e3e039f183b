// One thread allocates a cell; then the others write to it, one an Y and the rest an X, and main looks which was the last; N: threads that write.
// After the SCTBench benchmark singleton, which asserts that it is an X and is wrong: here the answer is no error.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#ifndef N
#define N 4
#endif

static _Atomic(atomic_char *) cell;

static void *make(void *unused)
{
	atomic_store(&cell, malloc(sizeof(atomic_char)));
	return NULL;
}

static void *put_x(void *unused)
{
	atomic_store(atomic_load(&cell), 'X');
	return NULL;
}

static void *put_y(void *unused)
{
	atomic_store(atomic_load(&cell), 'Y');
	return NULL;
}

int main(void)
{
	pthread_t maker, t[N];
	pthread_create(&maker, NULL, make, NULL);
	pthread_join(maker, NULL);
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, i == 1 ? put_y : put_x, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	(void)atomic_load(atomic_load(&cell));
	return 0;
}
