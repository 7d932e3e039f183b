// expect: verified complete=6
//
// The queue lock of Mellor-Crummey and Scott: each thread waits on its own node,
// which lives on its own stack.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

struct mcs_node {
	_Atomic(struct mcs_node *) next;
	atomic_bool waiting;
};

_Atomic(struct mcs_node *) tail;
int counter;

static void acquire(struct mcs_node *me)
{
	atomic_init(&me->next, NULL);
	atomic_init(&me->waiting, true);
	struct mcs_node *before = atomic_exchange_explicit(&tail, me, memory_order_acq_rel);
	if (before) {
		atomic_store_explicit(&before->next, me, memory_order_release);
		while (atomic_load_explicit(&me->waiting, memory_order_acquire))
			;
	}
}

static void release(struct mcs_node *me)
{
	struct mcs_node *after = atomic_load_explicit(&me->next, memory_order_acquire);
	if (!after) {
		struct mcs_node *expected = me;
		if (atomic_compare_exchange_strong_explicit(&tail, &expected, NULL, memory_order_release, memory_order_relaxed))
			return;
		while (!(after = atomic_load_explicit(&me->next, memory_order_acquire)))
			;
	}
	atomic_store_explicit(&after->waiting, false, memory_order_release);
}

static void *worker(void *arg)
{
	struct mcs_node me;
	acquire(&me);
	counter++;
	release(&me);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(counter == 2);
	return 0;
}
