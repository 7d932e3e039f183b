// expect: deadlock line=12,28
// Three mutexes in a circle, one order per thread.
#include <pthread.h>

pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t b = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t c = PTHREAD_MUTEX_INITIALIZER;

static void both(pthread_mutex_t *x, pthread_mutex_t *y)
{
	pthread_mutex_lock(x);
	pthread_mutex_lock(y); // fails here
	pthread_mutex_unlock(y);
	pthread_mutex_unlock(x);
}

static void *ab(void *arg) { both(&a, &b); return arg; }
static void *bc(void *arg) { both(&b, &c); return arg; }
static void *ca(void *arg) { both(&c, &a); return arg; }

int main(void)
{
	pthread_t t[3];
	pthread_create(&t[0], NULL, ab, NULL);
	pthread_create(&t[1], NULL, bc, NULL);
	pthread_create(&t[2], NULL, ca, NULL);
	for (int i = 0; i < 3; i++)
		pthread_join(t[i], NULL); // fails here
	return 0;
}
