// expect: uninitialized-read line=14
// The node is published properly but one field was forgotten.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node { int key, value; };
_Atomic(struct node *) head;

static void *reader(void *arg)
{
	struct node *n = atomic_load(&head);
	if (n && n->key == 1)
		return (void *)(long)n->value; // fails here
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, reader, NULL);
	struct node *n = malloc(sizeof *n);
	n->key = 1;
	atomic_store(&head, n);
	pthread_join(t, NULL);
	free(n);
	return 0;
}
