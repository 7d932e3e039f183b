// expect: verified warn=memory-leak warnline=11
// The second store overwrites the only pointer to the first object.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

_Atomic(int *) slot;

static void *put(void *arg)
{
	int *p = malloc(sizeof *p); // warns
	*p = 1;
	atomic_store(&slot, p);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, put, NULL);
	pthread_create(&b, NULL, put, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	free(atomic_load(&slot));
	return 0;
}
