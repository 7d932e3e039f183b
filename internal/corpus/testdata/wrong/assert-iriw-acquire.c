// expect: assertion line=37 mm=ra,rc11
// expect: verified complete=15 mm=sc,tso
// Two readers see two independent writes in different orders; acquire does not forbid it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int r1, r2, r3, r4;

static void *wx(void *arg) { atomic_store_explicit(&x, 1, memory_order_release); return arg; }
static void *wy(void *arg) { atomic_store_explicit(&y, 1, memory_order_release); return arg; }

static void *xy(void *arg)
{
	r1 = atomic_load_explicit(&x, memory_order_acquire);
	r2 = atomic_load_explicit(&y, memory_order_acquire);
	return arg;
}

static void *yx(void *arg)
{
	r3 = atomic_load_explicit(&y, memory_order_acquire);
	r4 = atomic_load_explicit(&x, memory_order_acquire);
	return arg;
}

int main(void)
{
	pthread_t t[4];
	pthread_create(&t[0], NULL, wx, NULL);
	pthread_create(&t[1], NULL, wy, NULL);
	pthread_create(&t[2], NULL, xy, NULL);
	pthread_create(&t[3], NULL, yx, NULL);
	for (int i = 0; i < 4; i++)
		pthread_join(t[i], NULL);
	assert(!(r1 && !r2 && r3 && !r4)); // fails here
	return 0;
}
