// expect: verified complete=4 flags=--symmetry=false
// expect: verified complete=2 flags=--symmetry
// A memory cell of each thread's own and its content do not tell threads apart
// before others get to know them.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
	int value;
	struct node *next;
};
static _Atomic(struct node *) top;

static void *push(void *arg)
{
	struct node *n = malloc(sizeof *n);
	n->value = 1;
	n->next = NULL;
	struct node *none = NULL;
	if (!atomic_compare_exchange_strong(&top, &none, n))
		free(n);
	return NULL;
}

static void *look(void *arg)
{
	struct node *n = atomic_load(&top);
	assert(!n || n->value == 1);
	return NULL;
}

int main(void)
{
	pthread_t a, b, c;
	pthread_create(&a, NULL, push, NULL);
	pthread_create(&b, NULL, push, NULL);
	pthread_create(&c, NULL, look, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	pthread_join(c, NULL);
	free(top);
	return 0;
}
