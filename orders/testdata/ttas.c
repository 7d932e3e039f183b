// A lock that looks before it exchanges (test and test-and-set).
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int held;
static int data;

static void *run(void *arg) {
	do {
		while (atomic_load(&held))
			;
	} while (atomic_exchange(&held, 1));
	data++;
	atomic_store(&held, 0);
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
