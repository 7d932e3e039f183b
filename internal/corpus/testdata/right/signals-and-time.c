// expect: verified complete=1
// Clocks, sleeping and random numbers have some value; environment variables have none.
#include <assert.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

volatile int sink;

int main(void)
{
	struct timespec ts;
	clock_gettime(CLOCK_MONOTONIC, &ts);
	sink = (int)ts.tv_nsec;
	srand(1);
	sink = rand() % 10;
	assert(sink >= 0 && sink < 10);
	usleep(10);
	sleep(1);
	return 0;
}
