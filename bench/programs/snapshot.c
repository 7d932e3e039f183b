// A snapshot of several words, read until two readings are equal; N: words, each of which a thread of its own writes twice.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 2
#endif

static atomic_int words[N];

static void *update(void *arg)
{
	atomic_int *word = arg;
	atomic_store(word, 1);
	atomic_store(word, 2);
	return 0;
}

static void *collect(void *arg)
{
	int before[N], now[N], same;
	for (int i = 0; i < N; i++)
		before[i] = atomic_load(&words[i]);
	for (;;) {
		same = 1;
		for (int i = 0; i < N; i++) {
			now[i] = atomic_load(&words[i]);
			same &= now[i] == before[i];
		}
		if (same)
			break;
		for (int i = 0; i < N; i++)
			before[i] = now[i];
	}
	for (int i = 0; i < N; i++)
		assert(now[i] <= 2);
	return 0;
}

int main(void)
{
	pthread_t t[N], reader;
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], 0, update, &words[i]);
	pthread_create(&reader, 0, collect, 0);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], 0);
	pthread_join(reader, 0);
	return 0;
}
