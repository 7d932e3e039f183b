// expect: verified complete=1
// A polite loop: it yields, counts nothing, and ends.
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

atomic_flag busy = ATOMIC_FLAG_INIT;
atomic_int step;

static void *worker(void *arg)
{
	while (atomic_load(&step) != 1)
		sched_yield();
	atomic_store(&step, 2);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	atomic_store(&step, 1);
	do {
		__asm__ volatile("" ::: "memory");
	} while (atomic_load(&step) != 2);
	pthread_join(t, NULL);
	return atomic_flag_test_and_set(&busy);
}
