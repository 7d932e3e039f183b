// expect: data-race line=15 other=20
//
// Double-checked locking as it was taught for years: the first check reads a
// plain pointer while another thread writes it under the lock.
#include <pthread.h>
#include <stdlib.h>

struct config { int port; };

struct config *instance;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct config *get(void)
{
	if (!instance) { // fails here
		pthread_mutex_lock(&lock);
		if (!instance) {
			struct config *c = malloc(sizeof *c);
			c->port = 80;
			instance = c; // conflicts
		}
		pthread_mutex_unlock(&lock);
	}
	return instance;
}

static void *worker(void *arg)
{
	get();
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	free(instance);
	return 0;
}
