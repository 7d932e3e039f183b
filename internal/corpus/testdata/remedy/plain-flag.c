// expect: data-race
// Message passing by a flag that is no atomic.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

int data, flag;

static void *writer(void *arg)
{
	data = 1;
	flag = 1;
	return arg;
}

static void *reader(void *arg)
{
	if (flag)
		data++;
	return arg;
}

int main(void)
{
	pthread_t t[2];
	pthread_create(&t[0], NULL, writer, NULL);
	pthread_create(&t[1], NULL, reader, NULL);
	pthread_join(t[0], NULL);
	pthread_join(t[1], NULL);
	return 0;
}
