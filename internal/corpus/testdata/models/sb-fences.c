// expect: verified complete=3 mm=sc,tso-allfences,rc11-full-fences.kat
// expect: verified complete=4 mm=tso,ra,rc11,imm,pso.kat,sra.kat
//
// Store buffering with acq_rel fences. They drain nothing on x86 (tso) and under pso; where they
// count as seq_cst (rc11-full-fences) one of the reads sees the other's write.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

static void *first(void *arg)
{
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	atomic_thread_fence(memory_order_acq_rel);
	(void)atomic_load_explicit(&y, memory_order_relaxed);
	return arg;
}

static void *second(void *arg)
{
	atomic_store_explicit(&y, 1, memory_order_relaxed);
	atomic_thread_fence(memory_order_acq_rel);
	(void)atomic_load_explicit(&x, memory_order_relaxed);
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
