// expect: verified
// The try forms of a read-write lock fail politely.
#include <assert.h>
#include <errno.h>
#include <pthread.h>

pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
int n;

static void *writer(void *arg)
{
	int r = pthread_rwlock_trywrlock(&l);
	assert(r == 0 || r == EBUSY);
	if (r == 0) {
		n++;
		pthread_rwlock_unlock(&l);
	}
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, writer, NULL);
	int r = pthread_rwlock_tryrdlock(&l), before = 0;
	if (r == 0) {
		before = n;
		assert(n == before);
		pthread_rwlock_unlock(&l);
	}
	pthread_join(t, NULL);
	assert(n == 0 || n == 1);
	return 0;
}
