// expect: verified
// Two threads pass on structures with a member that nobody set.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct item { int key, note; };

struct item *box, shelf;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *mover(void *arg)
{
	pthread_mutex_lock(&m);
	if (box)
		shelf = *box;
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, mover, NULL);
	struct item *i = malloc(sizeof *i);
	i->key = 7;
	pthread_mutex_lock(&m);
	box = i;
	pthread_mutex_unlock(&m);
	pthread_join(t, NULL);
	struct item copy = shelf;
	assert(copy.key == 0 || copy.key == 7);
	free(i);
	return 0;
}
