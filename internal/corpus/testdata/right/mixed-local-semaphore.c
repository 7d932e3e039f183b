// expect: verified complete=2
// A semaphore and a barrier are local variables: sem_init writes members of a union one by one.
#include <pthread.h>
#include <semaphore.h>

struct both {
	sem_t sem;
	pthread_barrier_t barrier;
};

static void *worker(void *arg)
{
	struct both *b = arg;
	sem_wait(&b->sem);
	sem_post(&b->sem);
	pthread_barrier_wait(&b->barrier);
	return NULL;
}

int main(void)
{
	struct both b[1];
	pthread_t t[2];
	sem_init(&b->sem, 0, 1);
	pthread_barrier_init(&b->barrier, NULL, 2);
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, worker, b);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
