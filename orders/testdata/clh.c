// The queue lock of Craig, Landin and Hagersten.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
	atomic_int held;
};

static struct node *first;
static _Atomic(struct node *) tail;
static int data;

static void *run(void *arg) {
	struct node *me = malloc(sizeof *me);
	atomic_init(&me->held, 1);
	struct node *before = atomic_exchange(&tail, me);
	while (atomic_load(&before->held))
		;
	data++;
	free(before);
	atomic_store(&me->held, 0);
	return arg;
}

int main(void) {
	first = malloc(sizeof *first);
	atomic_init(&first->held, 0);
	atomic_init(&tail, first);
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, run, NULL);
	run(NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	assert(data == 3);
	free(atomic_load(&tail));
	return 0;
}
