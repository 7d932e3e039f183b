// expect: verified complete=15 mm=sc,tso,tso-allfences,pso.kat
// expect: verified complete=16 mm=ra,rc11,imm,sra.kat,rc11-full-fences.kat
//
// Two readers see two independent writes in opposite orders. Impossible where a write reaches all
// at once (pso too) and reads are in order.
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

static void *first(void *arg)
{
	atomic_store_explicit(&x, 1, memory_order_release);
	return arg;
}

static void *second(void *arg)
{
	atomic_store_explicit(&y, 1, memory_order_release);
	return arg;
}

static void *third(void *arg)
{
	(void)atomic_load_explicit(&x, memory_order_acquire);
	(void)atomic_load_explicit(&y, memory_order_acquire);
	return arg;
}

static void *fourth(void *arg)
{
	(void)atomic_load_explicit(&y, memory_order_acquire);
	(void)atomic_load_explicit(&x, memory_order_acquire);
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
