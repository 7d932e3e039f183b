// expect: verified complete=3 mm=sc,tso,tso-allfences,rc11,imm,pso.kat,rc11-full-fences.kat
// expect: verified complete=4 mm=ra,sra.kat
//
// Store buffering with seq_cst accesses, which are no more than release and acquire for ra and sra.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

static void *first(void *arg)
{
	atomic_store_explicit(&x, 1, memory_order_seq_cst);
	(void)atomic_load_explicit(&y, memory_order_seq_cst);
	return arg;
}

static void *second(void *arg)
{
	atomic_store_explicit(&y, 1, memory_order_seq_cst);
	(void)atomic_load_explicit(&x, memory_order_seq_cst);
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
