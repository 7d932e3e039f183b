// expect: verified complete=2
// A struct with an atomic is filled through bytes, used, and looked at byte by byte.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

struct counter {
	atomic_long n;
	long other;
};

static void *add(void *arg)
{
	atomic_fetch_add(&((struct counter *)arg)->n, 0x101);
	return NULL;
}

int main(void)
{
	unsigned char buf[sizeof(struct counter)];
	for (unsigned i = 0; i < sizeof buf; i++)
		buf[i] = i;
	struct counter *c = malloc(sizeof *c);
	memcpy(c, buf, sizeof *c);
	pthread_t t[2];
	for (int i = 0; i < 2; i++)
		pthread_create(&t[i], NULL, add, c);
	for (int i = 0; i < 2; i++)
		pthread_join(t[i], NULL);
	for (unsigned i = 0; i < sizeof buf; i++)
		buf[i] = ((volatile unsigned char *)c)[i];
	assert(buf[0] == 2 && buf[1] == 3 && buf[2] == 2 && buf[15] == 15);
	free(c);
	return 0;
}
