// expect: verified complete=2
// The initialiser runs once, and everybody sees what it did.
#include <assert.h>
#include <pthread.h>

pthread_once_t once = PTHREAD_ONCE_INIT;
int value;

static void init(void) { value++; }

static void *user(void *arg)
{
	pthread_once(&once, init);
	assert(value == 1);
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
