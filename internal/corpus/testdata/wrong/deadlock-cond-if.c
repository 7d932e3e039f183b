// expect: deadlock line=15,28
// The waker looks at the waiter's flag without the mutex and skips the signal.
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
atomic_int waiting, ready;

static void *waiter(void *arg)
{
	pthread_mutex_lock(&m);
	while (!atomic_load(&ready)) {
		atomic_store(&waiting, 1);
		pthread_cond_wait(&c, &m); // fails here
	}
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, waiter, NULL);
	atomic_store(&ready, 1);
	if (atomic_load(&waiting))
		pthread_cond_signal(&c);
	pthread_join(t, NULL); // fails here
	return 0;
}
