// expect: free-race line=20 other=13 mm=ra,rc11
// expect: verified mm=sc,tso
// Main has joined the writer and says so with a relaxed store: the cleaner knows, and has no order.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

int *x;
atomic_int ready;

static void *writer(void *arg)
{
	*x = 1; // conflicts
	return arg;
}

static void *cleaner(void *arg)
{
	if (atomic_load_explicit(&ready, memory_order_relaxed)) {
		free(x); // fails here
		return x;
	}
	return arg;
}

int main(void)
{
	pthread_t w, c;
	void *freed;
	x = malloc(sizeof *x);
	pthread_create(&w, NULL, writer, NULL);
	pthread_create(&c, NULL, cleaner, NULL);
	pthread_join(w, NULL);
	atomic_store_explicit(&ready, 1, memory_order_relaxed);
	pthread_join(c, &freed);
	if (!freed)
		free(x);
	return 0;
}
