// Threads download two packets each and add up what they have under a mutex; N: threads that download.
// Idiom: the accelerated downloader aget, without its unlocked read of the sum.
#include <assert.h>
#include <pthread.h>

#ifndef N
#define N 5
#endif
#define PACKETS 2
#define BYTES 512

static pthread_mutex_t lock;
static int written;
static int segment[N][PACKETS];

static void *download(void *arg)
{
	int me = (int)(long)arg;
	for (int p = 0; p < PACKETS; p++) {
		segment[me][p] = BYTES; // pwrite: nobody else writes there
		pthread_mutex_lock(&lock);
		written += BYTES;
		pthread_mutex_unlock(&lock);
	}
	return NULL;
}

int main(void)
{
	pthread_t threads[N];
	pthread_mutex_init(&lock, NULL);
	for (long t = 0; t < N; t++)
		pthread_create(&threads[t], NULL, download, (void *)t);
	for (int t = 0; t < N; t++)
		pthread_join(threads[t], NULL);
	assert(written == N * PACKETS * BYTES);
	return 0;
}
