// expect: verified complete=1
// Arguments, results, pthread_exit and pthread_self.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static pthread_t self;

static void deep(intptr_t v)
{
	pthread_exit((void *)(v * 2));
}

static void *worker(void *arg)
{
	self = pthread_self();
	deep((intptr_t)arg);
	return NULL;
}

int main(void)
{
	pthread_t t;
	void *r;
	assert(pthread_create(&t, NULL, worker, (void *)21) == 0);
	assert(pthread_join(t, &r) == 0);
	assert((intptr_t)r == 42);
	assert(pthread_equal(self, t) && !pthread_equal(self, pthread_self()));
	return 0;
}
