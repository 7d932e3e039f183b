// expect: assertion line=30 flags=--symmetry
// expect: assertion line=30 flags=--symmetry=false
// Of two identical threads the one that draws the lower number never ends. If
// that is not the one main joins first, main goes on and fails, in an execution
// in which not every thread ends. Whichever of the two is taken for the other,
// that must not be lost.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_assume(int);

static atomic_int ticket, seen;

static void *draw(void *arg)
{
	int mine = atomic_fetch_add(&ticket, 1);
	__VERIFIER_assume(mine == 1);
	return NULL;
}

int main(void)
{
	pthread_t t, u;
	pthread_create(&t, NULL, draw, NULL);
	pthread_create(&u, NULL, draw, NULL);
	pthread_join(t, NULL);
	// Before the second join:
	atomic_store(&seen, 1);
	assert(atomic_load(&ticket) != 2); // fails here
	pthread_join(u, NULL);
	return 0;
}
