// expect: reach-error line=21
// The function that verification competitions call when something went wrong.
#include <pthread.h>
#include <stdatomic.h>

extern void reach_error(void);

atomic_int x;

static void *writer(void *arg)
{
	atomic_store(&x, 1);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, writer, NULL);
	if (atomic_load(&x) == 1)
		reach_error(); // fails here
	pthread_join(t, NULL);
	return 0;
}
