// expect: verified complete=6
//
// A ticket lock: take a number, wait until it is served. Three threads, six
// orders.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct ticket_lock {
	atomic_uint next, serving;
} lock;

int counter;

static void acquire(struct ticket_lock *l)
{
	unsigned mine = atomic_fetch_add_explicit(&l->next, 1, memory_order_relaxed);
	while (atomic_load_explicit(&l->serving, memory_order_acquire) != mine)
		;
}

static void release(struct ticket_lock *l)
{
	unsigned mine = atomic_load_explicit(&l->serving, memory_order_relaxed);
	atomic_store_explicit(&l->serving, mine + 1, memory_order_release);
}

static void *worker(void *arg)
{
	acquire(&lock);
	counter++;
	release(&lock);
	return arg;
}

int main(void)
{
	pthread_t t[3];
	for (int i = 0; i < 3; i++)
		pthread_create(&t[i], NULL, worker, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL);
	assert(counter == 3);
	return 0;
}
