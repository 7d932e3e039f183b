// expect: verified complete=2
// Locals of main become shared when their address is published in a struct.
#include <assert.h>
#include <pthread.h>

struct work {
	pthread_mutex_t *m;
	int *sum;
	int by;
};

static void *worker(void *arg)
{
	struct work *w = arg;
	pthread_mutex_lock(w->m);
	*w->sum += w->by;
	pthread_mutex_unlock(w->m);
	return NULL;
}

int main(void)
{
	pthread_mutex_t m;
	int sum = 0;
	struct work a = { &m, &sum, 1 }, b = { &m, &sum, 10 };
	pthread_t ta, tb;
	pthread_mutex_init(&m, NULL);
	pthread_create(&ta, NULL, worker, &a);
	pthread_create(&tb, NULL, worker, &b);
	pthread_join(ta, NULL);
	pthread_join(tb, NULL);
	assert(sum == 11);
	pthread_mutex_destroy(&m);
	return 0;
}
