// expect: verified
// Readers see both halves of an update or none.
#include <assert.h>
#include <pthread.h>

pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
int low, high;

static void *reader(void *arg)
{
	pthread_rwlock_rdlock(&l);
	assert(low == high);
	pthread_rwlock_unlock(&l);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, reader, NULL);
	pthread_create(&b, NULL, reader, NULL);
	pthread_rwlock_wrlock(&l);
	low++;
	high++;
	pthread_rwlock_unlock(&l);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	pthread_rwlock_destroy(&l);
	return 0;
}
