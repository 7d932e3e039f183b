// expect: verified
// A poller takes the lock twice in each round and says in between that it is alive: others take the
// lock in the midst of a round, and each time that it is taken is undone by itself.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int item, done;
atomic_int alive;

static void *producer(void *arg)
{
	pthread_mutex_lock(&m);
	item = 1;
	pthread_mutex_unlock(&m);
	pthread_mutex_lock(&m);
	done = 1;
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void)
{
	pthread_t t;
	int stop, seen;
	pthread_create(&t, NULL, producer, NULL);
	do {
		pthread_mutex_lock(&m);
		stop = done;
		pthread_mutex_unlock(&m);
		alive = 1;
		pthread_mutex_lock(&m);
		seen = item;
		pthread_mutex_unlock(&m);
	} while (!stop);
	assert(seen == 1);
	pthread_join(t, NULL);
	return 0;
}
