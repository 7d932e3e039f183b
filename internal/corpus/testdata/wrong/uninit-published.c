// expect: uninitialized-read line=29
// The node is published properly but one field was forgotten, and comes back as the
// result of the reader.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node { int key, value; };
_Atomic(struct node *) head;

static void *reader(void *arg)
{
	struct node *n = atomic_load(&head);
	if (n && n->key == 1)
		return (void *)(long)n->value;
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, reader, NULL);
	struct node *n = malloc(sizeof *n);
	n->key = 1;
	atomic_store(&head, n);
	void *result;
	pthread_join(t, &result);
	free(n);
	return result == &t; // fails here
}
