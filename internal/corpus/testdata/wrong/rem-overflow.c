// expect: division-overflow line=9
// INT64_MIN % -1 traps like the division does.
#include <limits.h>

long a = LONG_MIN, b = -1;

int main(void)
{
	return a % b == 99; // fails here
}
