// expect: verified
// expect: verified warn=unordered-writes flags=--check-unordered
// Two atomic writes to one location that nothing orders.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

static void *one(void *arg) { atomic_store_explicit(&x, 1, memory_order_relaxed); return arg; }
static void *two(void *arg) { atomic_store_explicit(&x, 2, memory_order_relaxed); return arg; }

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, one, NULL);
	pthread_create(&b, NULL, two, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
