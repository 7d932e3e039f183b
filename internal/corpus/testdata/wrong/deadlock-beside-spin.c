// expect: deadlock line=13,23
// Two threads lock in opposite orders. main does not join them, it polls what
// the second would set, which is no reason to call it anything but a deadlock.
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
atomic_int done;

static void *first(void *arg)
{
	pthread_mutex_lock(&m);
	pthread_mutex_lock(&n); // fails here
	pthread_mutex_unlock(&n);
	pthread_mutex_unlock(&m);
	atomic_fetch_add(&done, 1);
	return arg;
}

static void *second(void *arg)
{
	pthread_mutex_lock(&n);
	pthread_mutex_lock(&m); // fails here
	pthread_mutex_unlock(&m);
	pthread_mutex_unlock(&n);
	atomic_fetch_add(&done, 1);
	return arg;
}

int main(void)
{
	pthread_t t, u;
	pthread_create(&t, NULL, first, NULL);
	pthread_create(&u, NULL, second, NULL);
	while (atomic_load(&done) != 2)
		;
	return 0;
}
