// expect: data-race line=12 other=20
// Both threads lock, but not the same mutex.
#include <pthread.h>

pthread_mutex_t m1 = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t m2 = PTHREAD_MUTEX_INITIALIZER;
int n;

static void *one(void *arg)
{
	pthread_mutex_lock(&m1);
	n = 1; // fails here
	pthread_mutex_unlock(&m1);
	return arg;
}

static void *two(void *arg)
{
	pthread_mutex_lock(&m2);
	n = 2; // conflicts
	pthread_mutex_unlock(&m2);
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, one, NULL);
	pthread_create(&b, NULL, two, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
