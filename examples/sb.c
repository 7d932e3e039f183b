// expect: verified complete=3 mm=sc
// expect: assertion line=35 mm=tso,ra,rc11
//
// Store buffering, the outcome that surprises: both threads write, then look,
// and neither sees the other. Impossible under SC, everyday on x86 (TSO).
// With memory_order_seq_cst everywhere the assertion holds under tso and rc11.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int saw_y, saw_x;

static void *left(void *arg)
{
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	saw_y = atomic_load_explicit(&y, memory_order_relaxed);
	return arg;
}

static void *right(void *arg)
{
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	saw_x = atomic_load_explicit(&x, memory_order_relaxed);
	return arg;
}

int main(void)
{
	pthread_t l, r;
	pthread_create(&l, NULL, left, NULL);
	pthread_create(&r, NULL, right, NULL);
	pthread_join(l, NULL);
	pthread_join(r, NULL);
	assert(saw_x || saw_y); // fails here
	return 0;
}
