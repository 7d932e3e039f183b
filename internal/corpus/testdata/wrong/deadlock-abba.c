// expect: deadlock line=11,20,31,32
// Two mutexes, taken in opposite orders.
#include <pthread.h>

pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t b = PTHREAD_MUTEX_INITIALIZER;

static void *ab(void *arg)
{
	pthread_mutex_lock(&a);
	pthread_mutex_lock(&b); // fails here
	pthread_mutex_unlock(&b);
	pthread_mutex_unlock(&a);
	return arg;
}

static void *ba(void *arg)
{
	pthread_mutex_lock(&b);
	pthread_mutex_lock(&a); // fails here
	pthread_mutex_unlock(&a);
	pthread_mutex_unlock(&b);
	return arg;
}

int main(void)
{
	pthread_t x, y;
	pthread_create(&x, NULL, ab, NULL);
	pthread_create(&y, NULL, ba, NULL);
	pthread_join(x, NULL); // fails here
	pthread_join(y, NULL); // fails here
	return 0;
}
