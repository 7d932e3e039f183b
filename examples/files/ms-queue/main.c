// expect: verified complete=12
//
// genmcgo main.c queue.c checks the queue of queue.c.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include "queue.h"

static void *producer(void *arg)
{
	enqueue((int)(long)arg);
	return NULL;
}

static void *consumer(void *arg)
{
	(void)arg;
	return (void *)(long)dequeue();
}

int main(void)
{
	pthread_t t[3];
	void *got;
	struct node *first = make(0);
	int sum = 0;

	atomic_init(&head, first);
	atomic_init(&tail, first);
	pthread_create(&t[0], NULL, producer, (void *)1L);
	pthread_create(&t[1], NULL, producer, (void *)2L);
	pthread_create(&t[2], NULL, consumer, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	pthread_join(t[2], &got);
	sum = (int)(long)got;
	for (int v; (v = dequeue()) != 0;)
		sum += v;
	assert(sum == 3);
	while (first) {
		struct node *next = atomic_load(&first->next);
		free(first);
		first = next;
	}
	return 0;
}
