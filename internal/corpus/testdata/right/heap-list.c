// expect: verified complete=2
// A list of heap nodes with a mutex each, hand over hand.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct node {
	pthread_mutex_t m;
	int value;
	struct node *next;
} *head;

static struct node *make(int value, struct node *next)
{
	struct node *n = malloc(sizeof *n);
	pthread_mutex_init(&n->m, NULL);
	n->value = value;
	n->next = next;
	return n;
}

static void *add_one(void *arg)
{
	struct node *n = head;
	pthread_mutex_lock(&n->m);
	while (n) {
		n->value++;
		struct node *next = n->next;
		if (next)
			pthread_mutex_lock(&next->m);
		pthread_mutex_unlock(&n->m);
		n = next;
	}
	return arg;
}

int main(void)
{
	pthread_t a, b;
	head = make(1, make(2, NULL));
	pthread_create(&a, NULL, add_one, NULL);
	pthread_create(&b, NULL, add_one, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	int want = 3;
	while (head) {
		struct node *n = head;
		head = n->next;
		assert(n->value == want++);
		pthread_mutex_destroy(&n->m);
		free(n);
	}
	return 0;
}
