// Two operations that commute do not synchronise, so the second thread races for data, which it would not if
// each object had an order of its operations. With -DEARLY two more threads give imm a reason to explore again
// with an order of each object: the race stands, whatever else is to be found.
#include <genmcgo/primitive.h>
#include <pthread.h>

typedef struct { int n; } counter;
GMC_OP(both) static void add(counter *c) { c->n++; }
GMC_COMMUTE(add, add);

static counter c;
static int data;
static unsigned x, a, b;

static void *first(void *arg) {
	data = 1;
	add(&c);
	__atomic_store_n(&x, 1, __ATOMIC_RELAXED);
	return arg;
}

static void *second(void *arg) {
	if (!__atomic_load_n(&x, __ATOMIC_RELAXED))
		return arg;
	add(&c);
	return (void *)(long)data;
}

static void *early(void *arg) {
	unsigned *from = arg ? &a : &b, *to = arg ? &b : &a;
	(void)__atomic_load_n(from, __ATOMIC_RELAXED);
	__atomic_store_n(to, 1, __ATOMIC_RELAXED);
	return arg;
}

int main(void) {
	pthread_t t[4];
	pthread_create(&t[0], 0, first, 0);
	pthread_create(&t[1], 0, second, 0);
#ifdef EARLY
	pthread_create(&t[2], 0, early, 0);
	pthread_create(&t[3], 0, early, &a);
#endif
	return 0;
}
