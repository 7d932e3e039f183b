// expect: out-of-bounds line=9
// Another thread writes past the end of main's array.
#include <pthread.h>

static void *fill(void *arg)
{
	int *a = arg;
	for (int i = 0; i < 4; i++)
		a[i] = i; // fails here
	return NULL;
}

int main(void)
{
	pthread_t t;
	int a[3] = { 0 };
	pthread_create(&t, NULL, fill, a);
	pthread_join(t, NULL);
	return 0;
}
