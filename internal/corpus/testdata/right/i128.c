// expect: verified complete=1
// 128-bit arithmetic, plain and atomic-free.
#include <assert.h>

typedef unsigned __int128 u128;
typedef __int128 i128;

u128 big = ((u128)1 << 100) + 5;
i128 negative = -7;

int main(void)
{
	assert((big >> 100) == 1 && (unsigned)big == 5);
	big *= 3;
	assert((unsigned)(big >> 100) == 3 && (unsigned)big == 15);
	assert(big / 15 > ((u128)1 << 97) / 5);
	assert(negative / 2 == -3 && negative % 2 == -1);
	assert((negative >> 1) == -4 && negative < 0);
	assert((long)(negative * negative) == 49);
	u128 all = ~(u128)0;
	assert(all + 1 == 0 && (unsigned long)(all >> 64) == ~0UL);
	return 0;
}
