// A barrier that is used twice, with a sense that is reversed.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

enum { N = 2 };
static atomic_int count, sense;
static int data[N];

static void await(int *mine) {
	*mine = !*mine;
	if (atomic_fetch_add(&count, 1) == N - 1) {
		atomic_store(&count, 0);
		atomic_store(&sense, *mine);
	} else
		while (atomic_load(&sense) != *mine)
			;
}

static void *run(void *arg) {
	int me = arg != NULL, mine = 0;
	data[me] = 1;
	await(&mine);
	assert(data[1 - me] == 1);
	await(&mine);
	data[me] = 2;
	return NULL;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, NULL, run, &t);
	run(NULL);
	pthread_join(t, NULL);
	return 0;
}
