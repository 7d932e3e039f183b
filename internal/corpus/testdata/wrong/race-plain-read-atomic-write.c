// expect: data-race line=17 other=9
// One side is atomic, the other forgot to be.
#include <pthread.h>

int n;

static void *writer(void *arg)
{
	__atomic_store_n(&n, 1, __ATOMIC_SEQ_CST); // conflicts
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, writer, NULL);
	int v = n; // fails here
	(void)v;
	pthread_join(t, NULL);
	return 0;
}
