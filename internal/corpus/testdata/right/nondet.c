// expect: verified complete=2
// A boolean that may be either.
#include <assert.h>
#include <stdbool.h>

bool __VERIFIER_nondet_bool(void);

int main(void)
{
	int n = __VERIFIER_nondet_bool() ? 1 : 2;
	assert(n == 1 || n == 2);
	return 0;
}
