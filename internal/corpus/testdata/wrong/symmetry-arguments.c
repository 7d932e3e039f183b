// expect: assertion line=26 flags=--symmetry
// expect: assertion line=26 flags=--symmetry=false
// Two threads run the same function on different arguments: they are not identical,
// although the argument of the first is 0, and other arguments were once taken for it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_long winner;

static void *run(void *arg)
{
	atomic_store(&winner, (long)arg + 1);
	return NULL;
}

int main(void)
{
	pthread_t zero, one;

	pthread_create(&zero, NULL, run, (void *)0);
	pthread_create(&one, NULL, run, (void *)1);
	pthread_join(zero, NULL);
	pthread_join(one, NULL);
	// The thread that was created first may well be the last to write.
	assert(winner == 2); // fails here
	return 0;
}
