// expect: data-race line=17 other=9
// Copying a whole struct reads the field the other thread writes.
#include <pthread.h>

struct config { long a, b, c; } shared;

static void *update(void *arg)
{
	shared.b = 1; // conflicts
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, update, NULL);
	struct config copy = shared; // fails here
	pthread_join(t, NULL);
	return copy.a == 99;
}
