// Michael and Scott's queue: each thread enqueues a node it allocates; N: threads. Without -DHELP a thread waits where it would help.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

void __VERIFIER_assume(bool);

#ifndef N
#define N 3
#endif

struct node {
	int value;
	_Atomic(struct node *) next;
};

static struct node dummy;
static _Atomic(struct node *) tail = &dummy;

static bool advance(_Atomic(struct node *) *at, struct node *from, struct node *to)
{
	return atomic_compare_exchange_strong_explicit(at, &from, to, memory_order_release, memory_order_relaxed);
}

static void enqueue(int value)
{
	struct node *mine = malloc(sizeof *mine), *last, *next;
	mine->value = value;
	atomic_store_explicit(&mine->next, NULL, memory_order_relaxed);
	for (;;) {
		last = atomic_load_explicit(&tail, memory_order_acquire);
		next = atomic_load_explicit(&last->next, memory_order_acquire);
		if (last != atomic_load_explicit(&tail, memory_order_acquire))
			continue;
		if (next != NULL) {
#ifdef HELP
			advance(&tail, last, next);
#else
			__VERIFIER_assume(false);
#endif
			continue;
		}
		if (advance(&last->next, NULL, mine))
			break;
	}
	advance(&tail, last, mine);
}

static void *work(void *arg)
{
	enqueue((int)(long)arg);
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, work, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	return 0;
}
