// Inline functions of C: a body that is a copy of the one elsewhere does not count. (flags: -O1)
#include <stdio.h>
inline int twice(int x) { return 2 * x; }
extern inline __attribute__((gnu_inline)) int copy(int x) { return x + 1; }
int (*volatile f)(int);
int from_b(int);
int main(void)
{
	f = twice;
	int a = f(4);
	f = copy;
	printf("%d %d %d\n", a, f(4), from_b(5));
	return 0;
}
