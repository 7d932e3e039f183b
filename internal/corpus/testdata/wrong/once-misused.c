// expect: deadlock line=9,14
// The initialiser waits for itself.
#include <pthread.h>

pthread_once_t once = PTHREAD_ONCE_INIT;

static void init(void)
{
	pthread_once(&once, init); // fails here
}

int main(void)
{
	pthread_once(&once, init); // fails here
	return 0;
}
