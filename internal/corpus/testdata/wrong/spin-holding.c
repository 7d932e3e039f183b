// expect: vacuous complete=0 warn=liveness warnline=14
// expect: liveness line=14 flags=--check-liveness
// main waits for a mutex whose holder spins: the holder would give it up
// if its loop ended, so this is no deadlock.
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
atomic_int locked, go;

static void *holder(void *arg)
{
	pthread_mutex_lock(&m); // before main does
	for (atomic_store(&locked, 1); !atomic_load(&go);) // fails here // warns
		;
	pthread_mutex_unlock(&m);
	return arg;
}

static void *other(void *arg)
{
	pthread_mutex_lock(&m);
	pthread_mutex_unlock(&m);
	return arg;
}

int main(void)
{
	pthread_t t, u;
	pthread_create(&t, NULL, holder, NULL);
	while (!atomic_load(&locked))
		;
	pthread_create(&u, NULL, other, NULL);
	pthread_join(u, NULL);
	atomic_store(&go, 1);
	pthread_join(t, NULL);
	return 0;
}
