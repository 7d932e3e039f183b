// The queue lock of Mellor-Crummey and Scott.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
	_Atomic(struct node *) next;
	atomic_int waits;
};

static _Atomic(struct node *) tail;
static int data;

static void *run(void *arg) {
	struct node *me = malloc(sizeof *me);
	atomic_init(&me->next, NULL);
	atomic_init(&me->waits, 1);
	struct node *before = atomic_exchange(&tail, me);
	if (before) {
		atomic_store(&before->next, me);
		while (atomic_load(&me->waits))
			;
	}
	data++;
	struct node *after = atomic_load(&me->next);
	if (!after) {
		struct node *expected = me;
		if (atomic_compare_exchange_strong(&tail, &expected, NULL)) {
			free(me);
			return arg;
		}
		while (!(after = atomic_load(&me->next)))
			;
	}
	atomic_store(&after->waits, 0);
	free(me);
	return arg;
}

int main(void) {
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, run, NULL);
	run(NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	assert(data == 3);
	return 0;
}
