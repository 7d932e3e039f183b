// Compiled by clang 19 -O2 without debug information into calls.ll: tests of loops that call functions, written twice.
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int n, got;
static atomic_int flag;

static void *backs_off(void *arg)
{
	pthread_mutex_t *p = arg ? &a : &b, *q = arg ? &b : &a;
	for (;;) {
		pthread_mutex_lock(p);
		if (pthread_mutex_trylock(q) == 0)
			break;
		pthread_mutex_unlock(p);
	}
	n++;
	pthread_mutex_unlock(p);
	pthread_mutex_unlock(q);
	return 0;
}

static void __attribute__((noinline)) both(pthread_mutex_t *p, pthread_mutex_t *q)
{
	for (;;) {
		pthread_mutex_lock(p);
		if (pthread_mutex_trylock(q) == 0)
			break;
		pthread_mutex_unlock(p);
		pthread_mutex_t *t = p;
		p = q;
		q = t;
	}
	n++;
	pthread_mutex_unlock(p);
	pthread_mutex_unlock(q);
}

static void *swaps(void *arg)
{
	if (arg)
		both(&a, &b);
	else
		both(&b, &a);
	return 0;
}

static void run(void *(*f)(void *))
{
	pthread_t x, y;
	pthread_create(&x, 0, f, &n);
	pthread_create(&y, 0, f, 0);
	pthread_join(x, 0);
	pthread_join(y, 0);
	assert(n == 2);
}

void main_backs_off(void) { run(backs_off); }

void main_swaps(void) { run(swaps); }

static void *sets(void *arg)
{
	atomic_store(&flag, 1);
	return 0;
}

static void __attribute__((noinline)) keep(int v) { got = v; }

// What was read first is needed behind the loop, by a call: it may be 0.
void main_keeps(void)
{
	pthread_t t;
	pthread_create(&t, 0, sets, 0);
	int first = atomic_load(&flag), last = first;
	while (last != 1) {
		sched_yield();
		last = atomic_load(&flag);
	}
	keep(first);
	pthread_join(t, 0);
	assert(got == 1);
}
