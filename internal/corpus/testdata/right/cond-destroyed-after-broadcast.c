// expect: verified
// POSIX's own example of pthread_cond_destroy: once all waiting threads are woken the
// condition variable may go, even before they have returned from their wait.
#include <pthread.h>
#include <stdlib.h>

struct element {
	pthread_cond_t notbusy;
	int busy;
} *element;
pthread_mutex_t list = PTHREAD_MUTEX_INITIALIZER;

static void *user(void *arg)
{
	pthread_mutex_lock(&list);
	while (element && element->busy)
		pthread_cond_wait(&element->notbusy, &list);
	pthread_mutex_unlock(&list);
	return arg;
}

int main(void)
{
	pthread_t one, two;
	struct element *e = element = malloc(sizeof *e);
	pthread_cond_init(&e->notbusy, NULL);
	e->busy = 1;
	pthread_create(&one, NULL, user, NULL);
	pthread_create(&two, NULL, user, NULL);
	pthread_mutex_lock(&list);
	e->busy = 0;
	element = NULL;
	pthread_cond_broadcast(&e->notbusy);
	pthread_mutex_unlock(&list);
	pthread_cond_destroy(&e->notbusy);
	free(e);
	pthread_join(one, NULL);
	pthread_join(two, NULL);
	return 0;
}
