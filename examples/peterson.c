// expect: verified complete=4 mm=sc,tso,rc11
// expect: assertion line=23 mm=ra
//
// Peterson's mutual exclusion for two threads, with seq_cst accesses. It needs
// sequential consistency: under RA, where seq_cst means no more than release
// and acquire, both threads get in.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int want[2], turn;
atomic_int inside;

static void *worker(void *arg)
{
	int me = (int)(long)arg, other = 1 - me;

	atomic_store(&want[me], 1);
	atomic_store(&turn, other);
	while (atomic_load(&want[other]) && atomic_load(&turn) == other)
		;
	atomic_store_explicit(&inside, me, memory_order_relaxed);
	assert(atomic_load_explicit(&inside, memory_order_relaxed) == me); // fails here
	atomic_store(&want[me], 0);
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
