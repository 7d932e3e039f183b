// expect: mixed-size flags=--estimate=false
// expect: verified complete=2 flags=--mixed-size=hardware
// The holder of a test-and-set lock, one byte of a word, reads all of the word. Only the exchange of one who waits is in
// its way, and that writes what is there.
#include <pthread.h>

static unsigned word, seen;

static unsigned char *lock = (unsigned char *)&word;

static void *reads(void *arg)
{
	while (__atomic_exchange_n(lock, 1, __ATOMIC_ACQUIRE))
		;
	seen = __atomic_load_n(&word, __ATOMIC_RELAXED);
	__atomic_store_n(lock, 0, __ATOMIC_RELEASE);
	return arg;
}

static void *waits(void *arg)
{
	while (__atomic_exchange_n(lock, 1, __ATOMIC_ACQUIRE))
		;
	__atomic_store_n(lock, 0, __ATOMIC_RELEASE);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, reads, NULL);
	pthread_create(&b, NULL, waits, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
