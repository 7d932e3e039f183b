// Thread 2 waits for ever, whatever thread 1 does. Whether thread 1 waits as well, in the execution that shows
// the deadlock, depends on which execution is found first: it is the same deadlock.
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>

static sem_t never;
static atomic_int open;

static void *bystander(void *arg) {
	if (!open)
		sem_wait(&never);
	return arg;
}

static void *stuck(void *arg) {
	sem_wait(&never);
	return arg;
}

int main(void) {
	pthread_t t, u;
	sem_init(&never, 0, 0);
	pthread_create(&t, 0, bystander, 0);
	pthread_create(&u, 0, stuck, 0);
	open = 1;
	pthread_join(t, 0);
	pthread_join(u, 0);
	return 0;
}
