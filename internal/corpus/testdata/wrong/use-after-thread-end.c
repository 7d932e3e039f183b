// expect: use-after-return line=19
// The thread-local of a thread that has ended.
#include <pthread.h>

static _Thread_local int mine = 1;

static void *worker(void *arg)
{
	(void)arg;
	return &mine;
}

int main(void)
{
	pthread_t t;
	void *p;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, &p);
	return *(int *)p == 99; // fails here
}
