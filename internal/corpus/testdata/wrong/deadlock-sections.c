// expect: deadlock mm=sc line=16,25,35,36
// A section that would have to wait does not begin. Neither of these can, once each thread holds its
// mutex, whichever tries first; and each would have written something before it waits.
#include <pthread.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t b = PTHREAD_MUTEX_INITIALIZER;
int x, y;

static void *ab(void *arg)
{
	pthread_mutex_lock(&a);
	__VERIFIER_atomic_begin();
	x = 1; pthread_mutex_lock(&b); // fails here
	__VERIFIER_atomic_end();
	return arg;
}

static void *ba(void *arg)
{
	pthread_mutex_lock(&b);
	__VERIFIER_atomic_begin();
	y = 1; pthread_mutex_lock(&a); // fails here
	__VERIFIER_atomic_end();
	return arg;
}

int main(void)
{
	pthread_t s, t;
	pthread_create(&s, NULL, ab, NULL);
	pthread_create(&t, NULL, ba, NULL);
	pthread_join(s, NULL); // fails here
	pthread_join(t, NULL); // fails here
	return 0;
}
