#include <stdarg.h>
struct pair { int x, y; };
struct box { double d; char c; };
struct box unused = {1.5, 'x'};
struct triple { long a, b, c; };
int counter = 39;
struct pair origin = {1, 2};
int table[3] = {7, 8, 9};
int bump(int by) { counter += by; return counter; }
struct pair swap(struct pair p) { return (struct pair){p.y, p.x}; }
struct triple make(long a, struct triple by) { return (struct triple){a + by.a, a + by.b, a + by.c}; }
int sum(int n, ...)
{
	va_list l;
	int s = 0;
	va_start(l, n);
	while (n--)
		s += va_arg(l, int);
	va_end(l);
	return s;
}
int (*operation(void))(int) { return bump; }
