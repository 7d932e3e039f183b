// expect: assertion line=26 warn=liveness
// expect: assertion line=26 warn=liveness mm=imm
// Polling under a mutex: each round gives the mutex up, and only so can the other
// thread answer. A thread that stopped while it held the mutex would never be answered.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int request, reply;

static void *server(void *arg)
{
	pthread_mutex_lock(&m);
	if (request)
		reply = 1;
	pthread_mutex_unlock(&m);
	return 0;
}

static void *client(void *arg)
{
	pthread_mutex_lock(&m);
	request = 1;
	while (!reply) { pthread_mutex_unlock(&m); pthread_mutex_lock(&m); } // warns
	pthread_mutex_unlock(&m);
	assert(0); // fails here
	return 0;
}

int main(void)
{
	pthread_t s, c;
	pthread_create(&s, 0, server, 0);
	pthread_create(&c, 0, client, 0);
	pthread_join(s, 0);
	pthread_join(c, 0);
	return 0;
}
