/* Much local work between accesses to shared memory: 100,000 instructions or so. */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_uint x;

static unsigned work(unsigned a)
{
	for (unsigned i = 0; i < 10000; i++)
		a = (a ^ a >> 7) * 31 + i;
	return a;
}

static void *thread(void *arg)
{
	for (int i = 0; i < 2; i++) {
		unsigned a = atomic_load_explicit(&x, memory_order_relaxed);
		atomic_store_explicit(&x, work(a) & 1, memory_order_relaxed);
	}
	return NULL;
}

int main(void)
{
	pthread_t t[3];

	for (int i = 0; i < 3; i++)
		pthread_create(&t[i], NULL, thread, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	return 0;
}
