// expect: verified complete=1
// Thread-specific data by key.
#include <assert.h>
#include <pthread.h>

pthread_key_t key;
int a = 1, b = 2;

static void *worker(void *arg)
{
	assert(pthread_getspecific(key) == NULL);
	pthread_setspecific(key, &b);
	assert(*(int *)pthread_getspecific(key) == 2);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_key_create(&key, NULL);
	pthread_setspecific(key, &a);
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	assert(*(int *)pthread_getspecific(key) == 1);
	pthread_key_delete(key);
	return 0;
}
