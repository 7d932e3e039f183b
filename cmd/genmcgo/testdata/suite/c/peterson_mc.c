// Peterson's lock needs seq_cst.
// genmcgo: --mm=sc
// genmcgo: --mm=tso,rc11 kind=assertion,data-race
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int want[2], turn;
static int inside;

static void *enter(void *arg) {
	int me = arg != 0;
	atomic_store_explicit(&want[me], 1, memory_order_relaxed);
	atomic_store_explicit(&turn, 1 - me, memory_order_relaxed);
	while (atomic_load_explicit(&want[1 - me], memory_order_relaxed) && atomic_load_explicit(&turn, memory_order_relaxed) == 1 - me)
		;
	assert(inside++ == 0);
	inside--;
	atomic_store_explicit(&want[me], 0, memory_order_release);
	return 0;
}

int main(void) {
	pthread_t t;
	pthread_create(&t, 0, enter, &t);
	enter(0);
	pthread_join(t, 0);
	return 0;
}
