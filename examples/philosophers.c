// expect: deadlock line=16,31
//
// Dining philosophers: everybody takes the left fork and waits for the right
// one. Let the last philosopher take them the other way round and it verifies.
#include <pthread.h>

enum { N = 3 };

pthread_mutex_t forks[N];
int meals[N];

static void *philosopher(void *arg)
{
	long i = (long)arg;
	pthread_mutex_lock(&forks[i]);
	pthread_mutex_lock(&forks[(i + 1) % N]); // fails here
	meals[i]++;
	pthread_mutex_unlock(&forks[(i + 1) % N]);
	pthread_mutex_unlock(&forks[i]);
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	for (int i = 0; i < N; i++)
		pthread_mutex_init(&forks[i], NULL);
	for (long i = 0; i < N; i++)
		pthread_create(&t[i], NULL, philosopher, (void *)i);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL); // fails here
	return 0;
}
