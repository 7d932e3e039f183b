// expect: division-overflow line=9
// INT_MIN / -1 does not fit.
#include <limits.h>

int a = INT_MIN, b = -1;

int main(void)
{
	return a / b == 99; // fails here
}
