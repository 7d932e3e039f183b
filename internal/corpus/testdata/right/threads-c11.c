// expect: verified complete=2
// C11 threads.h: thrd, mtx, and a result.
#include <assert.h>
#include <threads.h>

mtx_t m;
int n;

static int worker(void *arg)
{
	mtx_lock(&m);
	n += *(int *)arg;
	mtx_unlock(&m);
	return 7;
}

int main(void)
{
	thrd_t a, b;
	int one = 1, two = 2, ra, rb;
	assert(mtx_init(&m, mtx_plain) == thrd_success);
	thrd_create(&a, worker, &one);
	thrd_create(&b, worker, &two);
	thrd_join(a, &ra);
	thrd_join(b, &rb);
	assert(n == 3 && ra == 7 && rb == 7);
	mtx_destroy(&m);
	return 0;
}
