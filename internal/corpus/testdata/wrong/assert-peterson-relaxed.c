// expect: assertion line=21 mm=tso,ra,rc11
// expect: verified mm=sc
// Peterson's lock without sequential consistency lets both threads in.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_assume(int);

atomic_int want[2], turn;
atomic_int inside;

static void *worker(void *arg)
{
	int me = (int)(long)arg;
	atomic_store_explicit(&want[me], 1, memory_order_release);
	atomic_store_explicit(&turn, 1 - me, memory_order_release);
	__VERIFIER_assume(!atomic_load_explicit(&want[1 - me], memory_order_acquire) ||
			  atomic_load_explicit(&turn, memory_order_acquire) == me);
	int others = atomic_fetch_add(&inside, 1);
	assert(others == 0); // fails here
	atomic_fetch_sub(&inside, 1);
	atomic_store_explicit(&want[me], 0, memory_order_release);
	return NULL;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, worker, (void *)0L);
	pthread_create(&b, NULL, worker, (void *)1L);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
