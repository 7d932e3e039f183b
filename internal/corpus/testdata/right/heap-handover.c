// expect: verified complete=2
// One thread allocates, the other takes over and frees.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

_Atomic(int *) slot;

static void *taker(void *arg)
{
	int *p = atomic_exchange(&slot, NULL);
	if (p) {
		*p += 1;
		free(p);
	}
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, taker, NULL);
	int *p = malloc(sizeof *p);
	*p = 1;
	atomic_store(&slot, p);
	pthread_join(t, NULL);
	free(atomic_exchange(&slot, NULL));
	return 0;
}
