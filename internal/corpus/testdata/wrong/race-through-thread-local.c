// expect: data-race line=17 other=9
// A thread gives away the address of its thread-local and goes on using it.
#include <pthread.h>

static _Thread_local int mine;

static void *worker(void *arg)
{
	++*(int *)arg; // conflicts
	return NULL;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, worker, &mine);
	mine++; // fails here
	pthread_join(t, NULL);
	return 0;
}
