// expect: verified complete=1
// memcpy, memmove, memset and memcmp of shared memory with sizes only known at run time.
#include <assert.h>
#include <pthread.h>
#include <string.h>

char source[40], target[40];
int length = 23;

static void *copier(void *arg)
{
	memset(source, 'a', length);
	source[3] = 'b';
	memcpy(target, source, length);
	memmove(target + 2, target, 10);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, copier, NULL);
	pthread_join(t, NULL);
	assert(target[3] == 'a' && target[5] == 'b' && target[length - 1] == 'a' && target[length] == 0);
	assert(memcmp(source, target, 3) == 0 && memcmp(source, target, 6) != 0);
	assert(memchr(target, 'b', length) == target + 5);
	assert(strlen(target) == (size_t)length && strchr(target, 'b') == target + 5);
	return 0;
}
