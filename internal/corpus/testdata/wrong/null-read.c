// expect: null-dereference line=20
// The reader does not check whether the pointer was published.
#include <pthread.h>
#include <stdatomic.h>

int value = 1;
_Atomic(int *) ptr;

static void *publish(void *arg)
{
	atomic_store(&ptr, &value);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, publish, NULL);
	int *p = atomic_load(&ptr);
	int v = *p; // fails here
	pthread_join(t, NULL);
	return v == 99;
}
