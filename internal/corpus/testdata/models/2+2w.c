// expect: verified complete=3 mm=sc,tso,tso-allfences,pso.kat,sra.kat
// expect: verified complete=4 mm=ra,rc11,imm,rc11-full-fences.kat
//
// Two threads write two variables in opposite orders, and each variable ends with the other
// thread's first write. One order of all writes (sra) has no place for that, nor have buffers that
// keep their order (tso; pso for releases).
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

static void *first(void *arg)
{
	atomic_store_explicit(&x, 1, memory_order_release);
	atomic_store_explicit(&y, 2, memory_order_release);
	return arg;
}

static void *second(void *arg)
{
	atomic_store_explicit(&y, 1, memory_order_release);
	atomic_store_explicit(&x, 2, memory_order_release);
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
