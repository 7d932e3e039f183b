// Linux's llist: threads add a node each, another one takes all that there are, twice; N: threads that add.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define rlx memory_order_relaxed
#define acq memory_order_acquire
#define rel memory_order_release

#ifndef N
#define N 2
#endif
#ifdef BUG
#define ADD rlx // the bug: the node is there before its value
#else
#define ADD rel
#endif

struct node {
	struct node *next;
	int value;
};

static struct node nodes[N];
static struct node *_Atomic first;

static void *add(void *arg)
{
	struct node *n = arg;
	n->value = 1;
	n->next = atomic_load_explicit(&first, rlx);
	while (!atomic_compare_exchange_strong_explicit(&first, &n->next, n, ADD, rlx))
		;
	return 0;
}

static void *take(void *arg)
{
	int sum = 0;
	for (int i = 0; i < 2; i++)
		for (struct node *n = atomic_exchange_explicit(&first, 0, acq); n; n = n->next)
			sum += n->value;
	assert(sum <= N);
	return 0;
}

int main(void)
{
	pthread_t t[N], w;
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], 0, add, &nodes[i]);
	pthread_create(&w, 0, take, 0);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], 0);
	pthread_join(w, 0);
	return 0;
}
