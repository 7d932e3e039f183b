// expect: assertion line=10
// The carry out of the low word must reach the high word.
#include <assert.h>

unsigned __int128 n = ~0ULL;

int main(void)
{
	n += 1;
	assert((unsigned long long)(n >> 64) == 0); // fails here
	return 0;
}
