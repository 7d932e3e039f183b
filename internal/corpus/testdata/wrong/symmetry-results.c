// expect: assertion line=24 flags=--symmetry
// expect: assertion line=24 flags=--symmetry=false
// Identical threads whose results main takes in order: the first thread may be
// the second one to draw a number.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int ticket;

static void *draw(void *arg)
{
	return (void *)(long)atomic_fetch_add(&ticket, 1);
}

int main(void)
{
	pthread_t t, u;
	void *first, *second;
	pthread_create(&t, NULL, draw, NULL);
	pthread_create(&u, NULL, draw, NULL);
	pthread_join(t, &first);
	pthread_join(u, &second);
	assert((long)first < (long)second); // fails here
	return 0;
}
