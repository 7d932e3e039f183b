// expect: assertion line=10
// A thread-local variable that main sets keeps its initial value in the other thread.
#include <assert.h>
#include <pthread.h>

static _Thread_local int depth = 7;

static void *check(void *arg)
{
	assert(depth == 8); // fails here
	return arg;
}

int main(void)
{
	pthread_t t;
	depth = 8;
	pthread_create(&t, NULL, check, NULL);
	pthread_join(t, NULL);
	return 0;
}
