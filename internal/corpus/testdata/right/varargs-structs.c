// expect: verified complete=1
// Structures of every class passed to the fixed and to the variadic part of functions, called by
// name and through pointers.
#include <assert.h>
#include <stdarg.h>

#define STRUCT(n)                                                                                                      \
	struct s##n { char c[n]; };                                                                                    \
	static int last##n(struct s##n fixed, int k, ...)                                                              \
	{                                                                                                              \
		va_list ap;                                                                                            \
		va_start(ap, k);                                                                                       \
		struct s##n v = va_arg(ap, struct s##n);                                                               \
		int sum = va_arg(ap, int) + k + fixed.c[0] + 2 * fixed.c[n - 1];                                       \
		struct s##n w = va_arg(ap, struct s##n);                                                               \
		va_end(ap);                                                                                            \
		return sum + 4 * v.c[0] + 8 * v.c[n - 1] + 16 * w.c[0] + 32 * w.c[n - 1];                              \
	}                                                                                                              \
	static void use##n(void)                                                                                       \
	{                                                                                                              \
		struct s##n a = { { 1 } }, b = { { 1 } };                                                              \
		int (*p)(struct s##n, int, ...) = last##n;                                                             \
		int (*table[2])(struct s##n, int, ...) = { p, last##n };                                               \
		a.c[n - 1] = 1;                                                                                        \
		b.c[n - 1] = 2;                                                                                        \
		assert(last##n(a, 64, b, 128, a) == 263 + 4 * (n == 1));                                              \
		assert(table[opaque](a, 64, b, 128, a) == last##n(a, 64, b, 128, a));                                  \
		assert((*p)(b, opaque, a, -5, b) == last##n(b, 1, a, -5, b));                                          \
	}

static volatile int opaque = 1;

STRUCT(1)
STRUCT(3)
STRUCT(8)
STRUCT(9)
STRUCT(16)
STRUCT(17)
STRUCT(24)
STRUCT(33)

struct mixed { long a; double b; };
struct doubles { double a, b, c; };
struct aligned { _Alignas(32) int a; int b[7]; };
union either { long a; long double b; };

static double all(const char *what, ...)
{
	double sum = 0;
	va_list ap;
	va_start(ap, what);
	for (; *what; what++)
		switch (*what) {
		case 'm': { struct mixed m = va_arg(ap, struct mixed); sum += m.a + m.b; break; }
		case 'd': { struct doubles d = va_arg(ap, struct doubles); sum += d.a + d.b + d.c; break; }
		case 'u': { union either u = va_arg(ap, union either); sum += u.a; break; }
		case 'a': { struct aligned a = va_arg(ap, struct aligned); sum += a.a + a.b[6]; break; }
		case 'i': sum += va_arg(ap, int); break;
		case 'f': sum += va_arg(ap, double); break;
		case 'x': sum += (int)va_arg(ap, __int128); break;
		}
	va_end(ap);
	return sum;
}

int main(void)
{
	struct mixed m = { 1, 2 };
	struct doubles d = { 1, 2, 3 };
	struct aligned a = { 1, { 0, 0, 0, 0, 0, 0, 2 } };
	union either u = { 7 };
	double (*p)(const char *, ...) = opaque ? all : 0;
	use1(), use3(), use8(), use9(), use16(), use17(), use24(), use33();
	assert(all("mdixufmid", m, d, 4, (__int128)3, u, 0.5, m, 2, d) == 3 + 6 + 4 + 3 + 7 + 0.5 + 3 + 2 + 6);
	assert(p("mdixufmid", m, d, 4, (__int128)3, u, 0.5, m, 2, d) == 3 + 6 + 4 + 3 + 7 + 0.5 + 3 + 2 + 6);
	assert(all("iaidxa", 1, a, 2, d, (__int128)3, a) == 1 + 3 + 2 + 6 + 3 + 3);
	assert(p("iaidxa", 1, a, 2, d, (__int128)3, a) == 1 + 3 + 2 + 6 + 3 + 3);
	return 0;
}
