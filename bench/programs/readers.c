// One thread writes a variable once, the others read it once; N: readers.
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 8
#endif

static atomic_int news;

static void *publish(void *unused)
{
	atomic_store(&news, 1);
	return NULL;
}

static void *look(void *unused)
{
	(void)atomic_load(&news);
	return NULL;
}

int main(void)
{
	pthread_t t[N + 1];
	pthread_create(&t[0], NULL, publish, NULL);
	for (int i = 1; i <= N; i++)
		pthread_create(&t[i], NULL, look, NULL);
	for (int i = 0; i <= N; i++)
		pthread_join(t[i], NULL);
	return 0;
}
