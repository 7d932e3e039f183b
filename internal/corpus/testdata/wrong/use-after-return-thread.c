// expect: free-race line=9 other=17
// The thread still uses the local of a function that has returned.
#include <pthread.h>

pthread_t t;

static void *use(void *arg)
{
	*(int *)arg = 1; // fails here
	return NULL;
}

static void start(void)
{
	int local = 0;
	pthread_create(&t, NULL, use, &local);
} // conflicts

int main(void)
{
	start();
	pthread_join(t, NULL);
	return 0;
}
