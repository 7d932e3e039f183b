// expect: verified mm=sc
// When main returns, one thread waits for ever for a chance to begin its section, which would have
// written before it has to wait. The other one's section can begin at any time: it does.
#include <pthread.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER;
int x, y;

static void *waits(void *arg)
{
	__VERIFIER_atomic_begin();
	x = 1;
	pthread_mutex_lock(&a);
	__VERIFIER_atomic_end();
	return arg;
}

static void *goes_on(void *arg)
{
	__VERIFIER_atomic_begin();
	y = 1;
	__VERIFIER_atomic_end();
	return arg;
}

int main(void)
{
	pthread_t s, t;
	pthread_mutex_lock(&a);
	pthread_create(&s, NULL, waits, NULL);
	pthread_create(&t, NULL, goes_on, NULL);
	return 0;
}
