// CLH lock (Craig; Landin and Hagersten) whose threads recycle the node before theirs, two rounds of each; N: threads.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release
#define acqrel memory_order_acq_rel

#ifndef N
#define N 2
#endif
#ifdef BUG
#define ENTER rlx // the bug: the node is queued before it is filled in
#else
#define ENTER acqrel
#endif

struct node {
	atomic_bool locked;
};

static struct node nodes[N + 1];
static _Atomic(struct node *) tail = &nodes[N];
static int counter;

static struct node *lock(struct node *me)
{
	atomic_store_explicit(&me->locked, true, rlx);
	struct node *before = atomic_exchange_explicit(&tail, me, ENTER);
	while (atomic_load_explicit(&before->locked, acq))
		;
	return before;
}

static void *work(void *arg)
{
	struct node *me = &nodes[(long)arg];
	for (int round = 0; round < 2; round++) {
		struct node *before = lock(me);
		counter++;
		atomic_store_explicit(&me->locked, false, rel);
		me = before;
	}
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, work, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(counter == 2 * N);
	return 0;
}
