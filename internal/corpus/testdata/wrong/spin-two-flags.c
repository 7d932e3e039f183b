// expect: vacuous complete=0 warn=liveness warnline=11,21
// expect: liveness line=11,21 flags=--check-liveness
// Each thread waits for the other's flag before it sets its own.
#include <pthread.h>
#include <stdatomic.h>

atomic_int a, b;

static void *first(void *arg)
{
	while (!atomic_load(&b)) // fails here // warns
		;
	atomic_store(&a, 1);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, first, NULL);
	while (!atomic_load(&a)) // fails here // warns
		;
	atomic_store(&b, 1);
	pthread_join(t, NULL);
	return 0;
}
