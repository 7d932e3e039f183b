// expect: verified complete=15 mm=sc,tso,tso-allfences,pso.kat,rc11-full-fences.kat
// expect: verified complete=16 mm=ra,rc11,imm,sra.kat
//
// As iriw, relaxed and with acq_rel fences between the reads: they agree on an order only where
// such fences count as seq_cst.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

static void *first(void *arg)
{
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	return arg;
}

static void *second(void *arg)
{
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	return arg;
}

static void *third(void *arg)
{
	(void)atomic_load_explicit(&x, memory_order_relaxed);
	atomic_thread_fence(memory_order_acq_rel);
	(void)atomic_load_explicit(&y, memory_order_relaxed);
	return arg;
}

static void *fourth(void *arg)
{
	(void)atomic_load_explicit(&y, memory_order_relaxed);
	atomic_thread_fence(memory_order_acq_rel);
	(void)atomic_load_explicit(&x, memory_order_relaxed);
	return arg;
}

int main(void)
{
	pthread_t t[4];
	pthread_create(&t[0], NULL, first, NULL);
	pthread_create(&t[1], NULL, second, NULL);
	pthread_create(&t[2], NULL, third, NULL);
	pthread_create(&t[3], NULL, fourth, NULL);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	return 0;
}
