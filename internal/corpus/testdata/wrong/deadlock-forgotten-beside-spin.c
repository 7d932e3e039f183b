// expect: deadlock line=30
// The thread has finished with the mutex locked: main waits for ever, whatever the
// thread does that spins.
#include <pthread.h>
#include <stdatomic.h>

pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
atomic_int ready, go;

static void *forgets(void *arg)
{
	pthread_rwlock_rdlock(&l);
	atomic_store(&ready, 1);
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
	pthread_create(&t, NULL, forgets, NULL);
	pthread_create(&u, NULL, spins, NULL);
	pthread_join(t, NULL);
	pthread_rwlock_wrlock(&l); // fails here
	atomic_store(&go, 1);
	pthread_join(u, NULL);
	return 0;
}
