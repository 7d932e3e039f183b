// expect: verified complete=2
// A recursive mutex may be locked again by its holder.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m;
int n;

static void add(int k)
{
	pthread_mutex_lock(&m);
	n++;
	if (k > 1)
		add(k - 1);
	pthread_mutex_unlock(&m);
}

static void *worker(void *arg)
{
	add(2);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_mutexattr_t attr;
	pthread_mutexattr_init(&attr);
	pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
	pthread_mutex_init(&m, &attr);
	pthread_mutexattr_destroy(&attr);
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(n == 4);
	pthread_mutex_destroy(&m);
	return 0;
}
