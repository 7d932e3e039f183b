// expect: verified
// expect: assertion line=13 flags=--spurious-cas
// A weak compare-exchange may fail although the value is the expected one.
#include <assert.h>
#include <stdatomic.h>

atomic_int x;

int main(void)
{
	int expected = 0;
	_Bool ok = atomic_compare_exchange_weak(&x, &expected, 1);
	assert(ok); // fails here
	return 0;
}
