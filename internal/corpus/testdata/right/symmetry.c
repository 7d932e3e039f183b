// expect: verified complete=24 flags=--symmetry=false
// expect: verified complete=1 flags=--symmetry
// Identical threads take turns: 4! orders, all the same up to names. What the
// lock protects, and the numbers drawn, do not tell the threads apart.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

enum { N = 4 };
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int counter;

static void *add(void *arg)
{
	pthread_mutex_lock(&m);
	counter++;
	pthread_mutex_unlock(&m);
	return NULL;
}

int main(void)
{
	pthread_t t[N];
	for (int i = 0; i < N; i++)
		pthread_create(&t[i], NULL, add, NULL);
	for (int i = 0; i < N; i++)
		pthread_join(t[i], NULL);
	assert(counter == N);
	return 0;
}
