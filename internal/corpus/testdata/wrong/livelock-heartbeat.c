// expect: incomplete flags=--max-rounds=4
// A heartbeat that another thread reads counts modulo 3 until it is told to stop: nothing bounds how often.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int beat, done;

static void *lives(void *arg)
{
	for (int i = 0; !done; i = (i + 1) % 3)
		beat = i;
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, 0, lives, 0);
	assert(beat < 3);
	done = 1;
	pthread_join(t, 0);
	return 0;
}
