// expect: verified complete=1
// Each thread has its own copy, initialised from the program's image.
#include <assert.h>
#include <pthread.h>

static __thread int depth = 3;
static _Thread_local char name[8] = "none";

static void *worker(void *arg)
{
	assert(depth == 3 && name[0] == 'n');
	depth += 2;
	assert(depth == 5);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	depth = 10;
	name[0] = 'm';
	pthread_create(&a, NULL, worker, NULL);
	pthread_create(&b, NULL, worker, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(depth == 10 && name[0] == 'm');
	return 0;
}
