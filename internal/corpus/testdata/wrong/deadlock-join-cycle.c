// expect: deadlock line=14,21
// Two threads join each other, and main does not end the process.
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_assume(int);

pthread_t a, b;
atomic_int started;

static void *join_b(void *arg)
{
	__VERIFIER_assume(atomic_load(&started));
	pthread_join(b, NULL); // fails here
	return arg;
}

static void *join_a(void *arg)
{
	__VERIFIER_assume(atomic_load(&started));
	pthread_join(a, NULL); // fails here
	return arg;
}

int main(void)
{
	pthread_create(&a, NULL, join_b, NULL);
	pthread_create(&b, NULL, join_a, NULL);
	atomic_store(&started, 1);
	pthread_exit(NULL);
}
