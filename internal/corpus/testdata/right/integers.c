// expect: verified complete=1
// Widths, signs, shifts and builtins.
#include <assert.h>
#include <stdint.h>

int8_t i8 = -128;
uint8_t u8 = 255;
int16_t i16 = -32768;
uint32_t u32 = 0x80000000u;
int64_t i64 = INT64_MIN;
int shift = 31;

int main(void)
{
	assert((int)i8 == -128 && (uint8_t)(u8 + 1) == 0 && i16 / 3 == -10922);
	assert((u32 >> shift) == 1 && ((int32_t)u32 >> shift) == -1 && (i64 >> 63) == -1);
	assert(__builtin_popcount(u8) == 8 && __builtin_clz(1) == 31 && __builtin_ctz(u32) == 31);
	assert(__builtin_bswap32(0x11223344) == 0x44332211);
	int r;
	assert(__builtin_add_overflow(INT32_MAX, 1, &r) && r == INT32_MIN);
	assert(!__builtin_mul_overflow(3, 4, &r) && r == 12);
	_Bool b = u8;
	assert(b == 1 && -7 / 2 == -3 && -7 % 2 == -1);
	return 0;
}
