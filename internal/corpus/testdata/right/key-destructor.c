// expect: verified complete=1
// The destructor of a thread's value runs when the thread ends.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

pthread_key_t key;
int destroyed;

static void destroy(void *p)
{
	destroyed += *(int *)p;
	free(p);
}

static void *worker(void *arg)
{
	int *p = malloc(sizeof *p);
	*p = 5;
	pthread_setspecific(key, p);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_key_create(&key, destroy);
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	assert(destroyed == 5);
	return 0;
}
