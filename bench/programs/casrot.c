// Thread i tries once to turn i-1 into i in the one shared variable; N: threads.
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 4
#endif

static atomic_int value;

static void *turn(void *arg)
{
	int to = (int)(long)arg, from = to - 1;
	atomic_compare_exchange_strong(&value, &from, to);
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, turn, (void *)(i + 1));
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}
