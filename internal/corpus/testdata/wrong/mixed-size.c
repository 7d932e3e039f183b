// expect: mixed-size line=17 other=9
// One thread stores four bytes, the other loads one of them.
#include <pthread.h>

int word;

static void *store(void *arg)
{
	__atomic_store_n(&word, 0x01020304, __ATOMIC_SEQ_CST); // conflicts
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, store, NULL);
	char c = __atomic_load_n((char *)&word, __ATOMIC_SEQ_CST); // fails here
	pthread_join(t, NULL);
	return c == 99;
}
