// expect: verified complete=3 mm=sc,tso,tso-allfences,pso.kat
// expect: verified complete=4 mm=ra,rc11,imm,sra.kat,rc11-full-fences.kat
//
// Message passing, the flag written by a release and read relaxed. pso keeps reads in order, so the
// release alone is enough; ra and rc11 need an acquire on the other side.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

static void *first(void *arg)
{
	atomic_store_explicit(&x, 1, memory_order_relaxed);
	atomic_store_explicit(&y, 1, memory_order_release);
	return arg;
}

static void *second(void *arg)
{
	(void)atomic_load_explicit(&y, memory_order_relaxed);
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
