// expect: vacuous complete=0 warn=liveness warnline=11
// expect: liveness line=11 flags=--check-liveness
// A spin lock that was never released.
#include <stdatomic.h>

atomic_int lock;

static void acquire(void)
{
	int expected = 0;
	while (!atomic_compare_exchange_strong(&lock, &expected, 1)) // fails here // warns
		expected = 0;
}

int main(void)
{
	acquire();
	acquire();
	return 0;
}
