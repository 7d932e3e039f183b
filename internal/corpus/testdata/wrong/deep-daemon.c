// expect: incomplete complete=0 flags=--max-stack=100
// What cuts a thread cuts it also if the process has ended before: the assertion fails, and says nothing here.
#include <assert.h>
#include <pthread.h>

static int deep(int n)
{
	return n ? 1 + deep(n - 1) : 0;
}
static void *worker(void *arg)
{
	int n = deep(200);
	assert(n != 200);
	return arg;
}
int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	return 0;
}
