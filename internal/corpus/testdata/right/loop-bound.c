// expect: verified complete=1
// expect: incomplete flags=--unroll=2
// A loop of five rounds; a bound of two makes the result partial, never verified.
#include <assert.h>

int n = 5;

int main(void)
{
	int sum = 0;
	for (int i = 0; i < n; i++)
		sum += i;
	assert(sum == 10);
	return 0;
}
