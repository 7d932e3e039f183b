// What is done once: the first does it, the others wait.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int state;
static int data;

static void once(void) {
	if (atomic_load(&state) == 2)
		return;
	int fresh = 0;
	if (atomic_compare_exchange_strong(&state, &fresh, 1)) {
		data++;
		atomic_store(&state, 2);
	} else
		while (atomic_load(&state) != 2)
			;
}

static void *run(void *arg) {
	once();
	assert(data == 1);
	return arg;
}

int main(void) {
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, run, NULL);
	run(NULL);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	return 0;
}
