// expect: incomplete flags=--max-rounds=4
// Two threads take the same two home-made locks, each begins with the one it did not get last: they may fail
// for ever because of each other, in rounds of two attempts. That is cut, and the program is not called right.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int a, b;
int x;

static int try(atomic_int *l) { return !atomic_exchange_explicit(l, 1, memory_order_acquire); }
static void unlock(atomic_int *l) { atomic_store_explicit(l, 0, memory_order_release); }

static void both(atomic_int *p, atomic_int *q)
{
	for (int i = 0;; i = 1 - i) {
		atomic_int *first = i ? q : p, *second = i ? p : q;
		while (!try(first))
			;
		if (try(second))
			return;
		unlock(first);
	}
}

static void *add(void *arg)
{
	if (arg)
		both(&a, &b);
	else
		both(&b, &a);
	x++;
	unlock(&a);
	unlock(&b);
	return 0;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, add, &t);
	add(0);
	pthread_join(t, 0);
	assert(x == 2);
	return 0;
}
