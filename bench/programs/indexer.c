// Threads insert four messages each into a hash table with open addressing, by compare-and-swap; N: threads.
// Idiom: the indexer of Flanagan and Godefroid (POPL'05). Message w goes to slot 7w % 128 or to
// the next free one.
#include <pthread.h>
#include <stdatomic.h>

#ifndef N
#define N 16
#endif
#define SLOTS 128
#define MESSAGES 4

static atomic_int table[SLOTS]; // 0: free

static void *insert(void *arg)
{
	int id = (int)(long)arg;
	for (int m = 1; m <= MESSAGES; m++) {
		int message = m * 11 + id, slot = 7 * message % SLOTS;
		for (int none = 0; !atomic_compare_exchange_strong(&table[slot], &none, message); none = 0)
			slot = (slot + 1) % SLOTS;
	}
	return NULL;
}

int main(void)
{
	pthread_t threads[N];
	for (long t = 0; t < N; t++)
		pthread_create(&threads[t], NULL, insert, (void *)t);
	for (int t = 0; t < N; t++)
		pthread_join(threads[t], NULL);
	return 0;
}
