// expect: free-race line=7,17,18
// main leaves while the thread still uses main's local variable.
#include <pthread.h>

static void *worker(void *arg)
{
	++*(int *)arg; // fails here
	return NULL;
}

int main(void)
{
	pthread_t t;
	int local = 0;
	pthread_create(&t, NULL, worker, &local);
	pthread_detach(t);
	pthread_exit(NULL); // fails here
} // fails here
