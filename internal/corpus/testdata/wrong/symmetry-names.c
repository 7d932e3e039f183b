// expect: assertion line=19 flags=--symmetry
// expect: assertion line=19 flags=--symmetry=false
// Threads that run the same code but look at their names: only one of the two
// orders is wrong.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_ulong boss;
static atomic_int turn;

static void *run(void *arg)
{
	int mine = atomic_fetch_add(&turn, 1);
	unsigned long b = atomic_load(&boss);
	if (b) {
		// The boss is the thread created first, and comes last here.
		if (mine == 1)
			assert(!pthread_equal(pthread_self(), b)); // fails here
	}
	return NULL;
}

int main(void)
{
	pthread_t t, u;
	pthread_create(&t, NULL, run, NULL);
	pthread_create(&u, NULL, run, NULL);
	atomic_store(&boss, t);
	pthread_join(t, NULL);
	pthread_join(u, NULL);
	return 0;
}
