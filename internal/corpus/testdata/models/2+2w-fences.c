// expect: verified complete=3 mm=sc,tso,tso-allfences,pso.kat,sra.kat,rc11-full-fences.kat
// expect: verified complete=4 mm=ra,rc11,imm
//
// As 2+2w-relaxed with acq_rel fences: for pso they are STBARs, for rc11-full-fences they are as
// good as seq_cst ones. rc11 itself lets each variable have its own order.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

static void *first(void *arg)
{
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	atomic_thread_fence(memory_order_acq_rel);
	atomic_store_explicit(&y, 2, memory_order_relaxed);
	return arg;
}

static void *second(void *arg)
{
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	atomic_thread_fence(memory_order_acq_rel);
	atomic_store_explicit(&x, 2, memory_order_relaxed);
	return arg;
}

int main(void)
{
	pthread_t t[2];
	pthread_create(&t[0], NULL, first, NULL);
	pthread_create(&t[1], NULL, second, NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
