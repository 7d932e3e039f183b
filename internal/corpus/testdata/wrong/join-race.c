// expect: join-misuse line=11,20
// Two threads join the same third one.
#include <pthread.h>

pthread_t victim;

static void *nothing(void *arg) { return arg; }

static void *joiner(void *arg)
{
	pthread_join(victim, NULL); // fails here
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&victim, NULL, nothing, NULL);
	pthread_create(&t, NULL, joiner, NULL);
	pthread_join(victim, NULL); // fails here
	pthread_join(t, NULL);
	return 0;
}
