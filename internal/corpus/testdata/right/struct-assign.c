// expect: verified complete=1
// Structs by assignment, by value, nested, with padding and in arrays.
#include <assert.h>
#include <pthread.h>

struct point { char tag; int x; short y; };
struct line { struct point from, to; double weight; };

struct line shared;

static struct line make(int k)
{
	struct line l = { { 'a', k, 1 }, { 'b', k + 1, 2 }, 0.5 };
	return l;
}

static int sum(struct line l)
{
	return l.from.x + l.to.x + l.from.y + l.to.y;
}

static void *worker(void *arg)
{
	shared = make(3);
	struct line copies[2];
	copies[0] = shared;
	copies[1] = copies[0];
	copies[1].to.x = 100;
	shared = copies[1];
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	assert(sum(shared) == 3 + 100 + 1 + 2);
	assert(shared.from.tag == 'a' && shared.to.tag == 'b' && shared.weight == 0.5);
	return 0;
}
