// expect: mixed-size line=9 other=17
// An eight-byte access and a four-byte access to its upper half.
#include <pthread.h>

union { long whole; int half[2]; } u;

static void *store(void *arg)
{
	__atomic_store_n(&u.half[1], 1, __ATOMIC_RELAXED); // fails here
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, store, NULL);
	long v = __atomic_load_n(&u.whole, __ATOMIC_RELAXED); // conflicts
	pthread_join(t, NULL);
	return v == 99;
}
