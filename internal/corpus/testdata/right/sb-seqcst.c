// expect: verified complete=3 mm=sc,tso,rc11
// expect: assertion line=32 mm=ra
// Store buffering with seq_cst accesses: at least one thread sees the other.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int a, b;

static void *left(void *arg)
{
	atomic_store(&x, 1);
	a = atomic_load(&y);
	return arg;
}

static void *right(void *arg)
{
	atomic_store(&y, 1);
	b = atomic_load(&x);
	return arg;
}

int main(void)
{
	pthread_t l, r;
	pthread_create(&l, NULL, left, NULL);
	pthread_create(&r, NULL, right, NULL);
	pthread_join(l, NULL);
	pthread_join(r, NULL);
	assert(a || b); // fails here
	return 0;
}
