// expect: use-after-return line=19
// The thread returns the address of its own local.
#include <pthread.h>

static void *worker(void *arg)
{
	int local = 7;
	int *p = &local;
	(void)arg;
	return p;
}

int main(void)
{
	pthread_t t;
	void *p;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, &p);
	return *(int *)p == 99; // fails here
}
