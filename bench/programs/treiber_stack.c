// Treiber's stack: each thread pushes a node it allocates; N: threads. -DRETRY: who loses a race tries again instead of giving up.
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

static _Atomic(struct node *) top;

static void push(int value)
{
	struct node *mine = malloc(sizeof *mine), *old;
	mine->value = value;
	for (;;) {
		old = atomic_load_explicit(&top, memory_order_acquire);
		atomic_store_explicit(&mine->next, old, memory_order_relaxed);
		if (atomic_compare_exchange_strong_explicit(&top, &old, mine, memory_order_release, memory_order_relaxed))
			return;
#ifndef RETRY
		__VERIFIER_assume(false);
#endif
	}
}

static void *work(void *arg)
{
	push((int)(long)arg);
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
