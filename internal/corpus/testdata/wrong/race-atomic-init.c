// expect: data-race line=18 other=10
// Initialising an atomic object is a plain write.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

static void *reader(void *arg)
{
	atomic_load(&x); // conflicts
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, reader, NULL);
	atomic_init(&x, 5); // fails here
	pthread_join(t, NULL);
	return 0;
}
