// expect: data-race flags=--estimate=false
// One thread waits for a test-and-set lock, and another reads its word before it releases it: but only if it reads flag
// before that is set, and it is looked at after the first one began to wait.
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_assume(int);

static int word = 1;
static atomic_int flag;

static void *waits(void *arg)
{
	while (__atomic_exchange_n(&word, 1, __ATOMIC_ACQUIRE))
		;
	return arg;
}

static void *reads(void *arg)
{
	__VERIFIER_assume(atomic_load(&flag) == 0);
	int was = word;
	__atomic_store_n(&word, 0, __ATOMIC_RELEASE);
	return was == 1 ? arg : NULL;
}

static void *sets(void *arg)
{
	atomic_store(&flag, 1);
	return arg;
}

int main(void)
{
	pthread_t a, b, c;
	pthread_create(&a, NULL, waits, NULL);
	pthread_create(&b, NULL, reads, NULL);
	pthread_create(&c, NULL, sets, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	pthread_join(c, NULL);
	return 0;
}
