// expect: mixed-size
// The store of one byte and the loads of four are ordered by nothing but that one of
// these sees it; those before do not count, for they only wait.
#include <pthread.h>

int word;

static void *store(void *arg)
{
	__atomic_store_n((char *)&word, 1, __ATOMIC_RELEASE);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, store, NULL);
	while (__atomic_load_n(&word, __ATOMIC_ACQUIRE) == 0)
		;
	pthread_join(t, NULL);
	return 0;
}
