// expect: data-race flags=--estimate=false
// The holder of a test-and-set lock reads its word. Only the exchange of one who waits is in its way, and that writes
// what is there.
#include <pthread.h>

static int word, n;

static void *inc(void *arg)
{
	while (__atomic_exchange_n(&word, 1, __ATOMIC_ACQUIRE))
		;
	if (word == 1)
		n++;
	__atomic_store_n(&word, 0, __ATOMIC_RELEASE);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, inc, NULL);
	pthread_create(&b, NULL, inc, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
