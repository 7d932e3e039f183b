// expect: verified complete=1
// Twenty threads that share nothing: one execution.
#include <assert.h>
#include <pthread.h>

enum { N = 20 };

struct job { int in, out; } jobs[N];

static void *square(void *arg)
{
	struct job *j = arg;
	j->out = j->in * j->in;
	return j;
}

int main(void)
{
	pthread_t t[N];
	for (int i = 0; i < N; i++) {
		jobs[i].in = i;
		pthread_create(&t[i], NULL, square, &jobs[i]);
	}
	for (int i = 0; i < N; i++) {
		void *r;
		pthread_join(t[i], &r);
		assert(r == &jobs[i] && jobs[i].out == i * i);
	}
	return 0;
}
