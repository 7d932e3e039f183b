// expect: verified complete=4 mm=ra,rc11,imm flags=--mixed-size=hardware,--unblock=false
// expect: verified complete=4 mm=imm flags=--mixed-size=hardware,--incremental=false
// A thread that waits for a lock waits on, whatever is looked at where an execution with accesses of different size has ended.
#include <pthread.h>
#include <stdatomic.h>

static union {
	atomic_uint word;
	_Atomic unsigned short half[2];
} u;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int n;

static void *taker(void *arg)
{
	pthread_mutex_lock(&m);
	n++;
	pthread_mutex_unlock(&m);
	return arg;
}

static void *adder(void *arg)
{
	atomic_fetch_add_explicit(&u.half[0], 1, memory_order_acq_rel);
	return taker(arg);
}

static void *replacer(void *arg)
{
	unsigned one = 1;
	atomic_compare_exchange_strong_explicit(&u.word, &one, 0, memory_order_acq_rel, memory_order_relaxed);
	return arg;
}

int main(void)
{
	pthread_t t[3];
	pthread_create(&t[0], NULL, taker, NULL);
	pthread_create(&t[1], NULL, adder, NULL);
	pthread_create(&t[2], NULL, replacer, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}
