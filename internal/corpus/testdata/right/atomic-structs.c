// expect: verified complete=3
// Atomic structs of 3 and of 16 bytes: the library's lock or the wide instruction.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct rgb { unsigned char r, g, b; };
struct wide { long a, b; };

_Atomic struct rgb colour;
_Atomic struct wide pair;

static void *writer(void *arg)
{
	struct rgb c = { 1, 2, 3 };
	struct wide w = { 10, 20 };
	atomic_store(&colour, c);
	atomic_store(&pair, w);
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, writer, NULL);
	struct wide w = atomic_load(&pair);
	assert((w.a == 0 && w.b == 0) || (w.a == 10 && w.b == 20));
	struct rgb c = atomic_load(&colour);
	assert((c.r == 0 && c.g == 0 && c.b == 0) || (c.r == 1 && c.g == 2 && c.b == 3));
	pthread_join(t, NULL);
	return 0;
}
