// expect: verified complete=1
// Reading a union through another member: plain accesses of different widths to one location.
#include <assert.h>
#include <pthread.h>

union value {
	unsigned long whole;
	unsigned half[2];
	unsigned char byte[8];
	float real;
} shared;

static void *worker(void *arg)
{
	shared.whole = 0x1122334455667788UL;
	shared.byte[7] = 0x99;
	return arg;
}

int main(void)
{
	pthread_t t;
	pthread_create(&t, NULL, worker, NULL);
	pthread_join(t, NULL);
	assert(shared.half[0] == 0x55667788 && shared.half[1] == 0x99223344);
	assert(shared.byte[0] == 0x88 && shared.byte[7] == 0x99);
	shared.real = 1.0f;
	assert(shared.half[0] == 0x3f800000);
	return 0;
}
