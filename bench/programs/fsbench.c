// Threads allocate a block for an inode each, with a lock for every inode and every block; N: threads.
// Idiom: Frangipani's file system, as abstracted by Flanagan and Godefroid (POPL'05). Thread t takes
// inode t % INODES, and if that has no block looks for a free one from block 2t % BLOCKS on.
#include <pthread.h>
#include <stdbool.h>

#ifndef N
#define N 26
#endif
#define INODES 32
#define BLOCKS 26

static pthread_mutex_t inode_lock[INODES], block_lock[BLOCKS];
static int block_of[INODES]; // 0: none, else the block's number plus 1
static bool busy[BLOCKS];

static void *allocate(void *arg)
{
	int t = (int)(long)arg, inode = t % INODES;
	pthread_mutex_lock(&inode_lock[inode]);
	if (block_of[inode] == 0) {
		for (int b = 2 * t % BLOCKS;; b = (b + 1) % BLOCKS) {
			pthread_mutex_lock(&block_lock[b]);
			if (!busy[b]) {
				busy[b] = true;
				block_of[inode] = b + 1;
				pthread_mutex_unlock(&block_lock[b]);
				break;
			}
			pthread_mutex_unlock(&block_lock[b]);
		}
	}
	pthread_mutex_unlock(&inode_lock[inode]);
	return NULL;
}

int main(void)
{
	pthread_t threads[N];
	for (int i = 0; i < INODES; i++)
		pthread_mutex_init(&inode_lock[i], NULL);
	for (int i = 0; i < BLOCKS; i++)
		pthread_mutex_init(&block_lock[i], NULL);
	for (long t = 0; t < N; t++)
		pthread_create(&threads[t], NULL, allocate, (void *)t);
	for (int t = 0; t < N; t++)
		pthread_join(threads[t], NULL);
	return 0;
}
