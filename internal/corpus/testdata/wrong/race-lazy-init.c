// expect: data-race line=10 other=11
// Lazy initialisation without synchronisation: the reader may see the pointer first.
#include <pthread.h>

int storage;
int *instance;

static void *user(void *arg)
{
	if (!instance) // fails here
		instance = &storage; // conflicts
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, user, NULL);
	pthread_create(&b, NULL, user, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	return 0;
}
