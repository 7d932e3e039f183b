// What one test reaches of what both share is reached.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x;

static void *add(void *to) {
	if (to)
		assert(atomic_fetch_add(&x, 1) >= 0);
	return 0;
}

void mc_test_added(void) {
	pthread_t t;
	pthread_create(&t, 0, add, &x);
	pthread_join(t, 0);
	assert(x == 1);
}

void mc_test_nothing(void) {
	pthread_t t;
	pthread_create(&t, 0, add, 0);
	pthread_join(t, 0);
	assert(x == 0);
}
