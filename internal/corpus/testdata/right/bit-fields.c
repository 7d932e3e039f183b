// expect: verified complete=1
// Bit-fields share storage units; a zero-width field starts a new one.
#include <assert.h>
#include <pthread.h>

struct flags {
	unsigned a : 3;
	signed b : 5;
	unsigned long c : 40;
	unsigned : 0;
	unsigned d : 7;
} f;

static void *worker(void *arg)
{
	f.d = 100;
	return arg;
}

int nine = 9;

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	f.a = nine;
	f.b = -3;
	f.c = 0xabcdef0123UL;
	assert(f.a == 1 && f.b == -3 && f.c == 0xabcdef0123UL && f.d == 100);
	return 0;
}
