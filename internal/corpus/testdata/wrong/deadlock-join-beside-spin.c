// expect: deadlock line=13
// main waits for a thread that needs the mutex main holds, and would only then
// let the other thread go on that spins.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
atomic_int go;

static void *worker(void *arg)
{
	pthread_mutex_lock(&m); // fails here
	pthread_mutex_unlock(&m);
	return arg;
}

static void *spins(void *arg)
{
	while (!atomic_load(&go))
		;
	return arg;
}

int main(void)
{
	pthread_t t, u;
	pthread_mutex_lock(&m);
	pthread_create(&t, NULL, worker, NULL);
	pthread_create(&u, NULL, spins, NULL);
	pthread_join(t, NULL);
	pthread_mutex_unlock(&m);
	atomic_store(&go, 1);
	pthread_join(u, NULL);
	return 0;
}
