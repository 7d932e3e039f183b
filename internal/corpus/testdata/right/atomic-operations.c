// expect: verified complete=1
// Every operation of stdatomic.h on one thread.
#include <assert.h>
#include <stdatomic.h>
#include <stdbool.h>

atomic_int i = 6;
atomic_uchar c = 250;
atomic_llong l = -1;
atomic_bool b;
_Atomic(int *) p;
int cells[4];
_Atomic(float) f = 1.0f;

int main(void)
{
	assert(atomic_fetch_add(&i, 4) == 6 && atomic_fetch_sub(&i, 1) == 10);
	assert(atomic_fetch_or(&i, 6) == 9 && atomic_fetch_and(&i, 12) == 15 && atomic_fetch_xor(&i, 5) == 12);
	assert(i == 9);
	assert((unsigned char)(atomic_fetch_add(&c, 10) + 10) == 4 && c == 4);
	assert(atomic_exchange(&l, 1LL << 40) == -1 && l == 1LL << 40);
	assert(!atomic_exchange(&b, true) && b);
	int expected = 8;
	assert(!atomic_compare_exchange_strong(&i, &expected, 1) && expected == 9);
	assert(atomic_compare_exchange_strong(&i, &expected, 1) && i == 1);
	i++;
	i *= 5;
	assert(i == 10 && --i == 9);
	p = cells;
	atomic_fetch_add(&p, 2);
	assert(p == &cells[2]);
	f += 0.5f;
	assert(f == 1.5f);
	atomic_flag flag = ATOMIC_FLAG_INIT;
	assert(!atomic_flag_test_and_set(&flag) && atomic_flag_test_and_set(&flag));
	atomic_flag_clear(&flag);
	assert(!atomic_flag_test_and_set(&flag));
	return 0;
}
