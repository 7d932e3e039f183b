// expect: data-race line=7 other=16
// A local variable whose address went to another thread is shared memory.
#include <pthread.h>

static void *set(void *arg)
{
	*(int *)arg = 1; // fails here
	return NULL;
}

int main(void)
{
	pthread_t t;
	int local = 0;
	pthread_create(&t, NULL, set, &local);
	local++; // conflicts
	pthread_join(t, NULL);
	return local == 99;
}
