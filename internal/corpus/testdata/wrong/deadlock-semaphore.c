// expect: deadlock line=20
// Nobody posts the second time.
#include <pthread.h>
#include <semaphore.h>

sem_t s;

static void *poster(void *arg)
{
	sem_post(&s);
	return arg;
}

int main(void)
{
	pthread_t t;
	sem_init(&s, 0, 0);
	pthread_create(&t, NULL, poster, NULL);
	sem_wait(&s);
	sem_wait(&s); // fails here
	pthread_join(t, NULL);
	return 0;
}
