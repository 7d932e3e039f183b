// expect: data-race line=21 other=11
// One access slipped out of the critical section.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int n;

static void *careful(void *arg)
{
	pthread_mutex_lock(&m);
	n++; // conflicts
	pthread_mutex_unlock(&m);
	return arg;
}

static void *careless(void *arg)
{
	pthread_mutex_lock(&m);
	int old = n;
	pthread_mutex_unlock(&m);
	n = old + 1; // fails here
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, careful, NULL);
	pthread_create(&b, NULL, careless, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
