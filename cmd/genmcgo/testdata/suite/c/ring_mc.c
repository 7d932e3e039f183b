// A queue for one producer and one consumer, with functions that are tests.
// genmcgo: --mm=sc,rc11
// clang: -DN=2 -Iinclude
#include <assert.h>
#include <pthread.h>

#include "ring.h"

static struct ring r;

static void *produce(void *arg) {
	for (int i = 1; i <= N; i++)
		while (!put(&r, i))
			;
	return 0;
}

void mc_test_order(void) {
	pthread_t t;
	pthread_create(&t, 0, produce, 0);
	for (int i = 1; i <= N; i++) {
		int v;
		while (!get(&r, &v))
			;
		assert(v == i);
	}
	pthread_join(t, 0);
}

/* The producer may be faster, or not.
 * genmcgo: executions=3
 */
int mc_test_look(void) {
	pthread_t t;
	pthread_create(&t, 0, produce, 0);
	int n = size(&r);
	assert(0 <= n && n <= N);
	pthread_join(t, 0);
	return size(&r) != N;
}
