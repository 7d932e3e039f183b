// expect: verified complete=2
// The same with a pthread spin lock.
#include <assert.h>
#include <pthread.h>

pthread_spinlock_t l;
int n;

static void *inc(void *arg)
{
	pthread_spin_lock(&l);
	n++;
	pthread_spin_unlock(&l);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_spin_init(&l, PTHREAD_PROCESS_PRIVATE);
	pthread_create(&a, NULL, inc, NULL);
	pthread_create(&b, NULL, inc, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	assert(n == 2);
	pthread_spin_destroy(&l);
	return 0;
}
