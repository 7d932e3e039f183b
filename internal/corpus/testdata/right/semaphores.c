// expect: verified complete=1
// Two semaphores make two threads take turns.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

sem_t ping, pong;
int ball;

static void *player(void *arg)
{
	for (int i = 0; i < 2; i++) {
		sem_wait(&ping);
		ball++;
		sem_post(&pong);
	}
	return arg;
}

int main(void)
{
	pthread_t t;
	sem_init(&ping, 0, 0);
	sem_init(&pong, 0, 0);
	pthread_create(&t, NULL, player, NULL);
	for (int i = 0; i < 2; i++) {
		sem_post(&ping);
		sem_wait(&pong);
		assert(ball == i + 1);
	}
	pthread_join(t, NULL);
	int v;
	sem_getvalue(&ping, &v);
	assert(v == 0 && sem_trywait(&ping) == -1);
	sem_destroy(&ping);
	sem_destroy(&pong);
	return 0;
}
