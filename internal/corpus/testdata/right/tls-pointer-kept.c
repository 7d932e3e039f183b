// expect: verified complete=1
// A static local and a thread-local array, both reached through pointers.
#include <assert.h>
#include <pthread.h>

static int *counter(void)
{
	static _Thread_local int n[2] = { 100, 200 };
	return &n[1];
}

static void *worker(void *arg)
{
	for (int i = 0; i < 3; i++)
		++*counter();
	assert(*counter() == 203);
	return arg;
}

int main(void)
{
	pthread_t t;
	*counter() = 1;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	assert(*counter() == 1);
	return 0;
}
