// expect: data-race line=18 other=10
// Clearing a buffer while another thread reads one byte of it.
#include <pthread.h>
#include <string.h>

char buf[32];

static void *clear(void *arg)
{
	memset(buf, 0, sizeof buf); // conflicts
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, clear, NULL);
	char c = buf[17]; // fails here
	pthread_join(t, NULL);
	return c == 99;
}
