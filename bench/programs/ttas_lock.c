// A test-and-test-and-set lock taken once per thread; N: threads. -DRETRY: who loses the race for it tries again instead of giving up. -DTAS: without the test.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

void __VERIFIER_assume(bool);

#ifndef N
#define N 3
#endif

static atomic_int held;
static int owner;

static void lock(void)
{
	for (;;) {
#ifndef TAS
		while (atomic_load_explicit(&held, memory_order_relaxed) != 0)
			;
#endif
		if (atomic_exchange_explicit(&held, 1, memory_order_acquire) == 0)
			return;
#ifndef RETRY
		__VERIFIER_assume(false);
#endif
	}
}

static void unlock(void)
{
	atomic_store_explicit(&held, 0, memory_order_release);
}

static void *work(void *arg)
{
	int me = (int)(long)arg;
	lock();
	owner = me;
	assert(owner == me);
	unlock();
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, work, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}
