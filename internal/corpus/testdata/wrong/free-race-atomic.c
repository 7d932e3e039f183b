// expect: free-race line=14 other=26
// Even an atomic access must not race with free: reclaiming a node that a reader found before.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node { atomic_int value; };
_Atomic(struct node *) head;

static void *reader(void *arg)
{
	struct node *n = atomic_load(&head);
	if (n)
		atomic_load(&n->value); // fails here
	return arg;
}

int main(void)
{
	pthread_t t;
	struct node *n = malloc(sizeof *n);
	atomic_init(&n->value, 1);
	atomic_store(&head, n);
	pthread_create(&t, NULL, reader, NULL);
	n = atomic_exchange(&head, NULL);
	free(n); // conflicts
	pthread_join(t, NULL);
	return 0;
}
