// expect: verified complete=2
// memset and memcpy initialise what the threads then use with atomics of other widths.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

struct state {
	atomic_int count;
	atomic_short small;
	atomic_char flags[6];
	_Atomic(void *) ptr;
} s, copy;

static void *worker(void *arg)
{
	atomic_fetch_add(&s.count, 1);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	memset(&s, 0, sizeof s);
	memset(s.flags + 1, 7, 3);
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(s.count == 2 && s.flags[0] == 0 && s.flags[3] == 7 && s.flags[4] == 0);
	memcpy(&copy, &s, sizeof s);
	assert(copy.count == 2 && atomic_load(&copy.flags[2]) == 7);
	return 0;
}
