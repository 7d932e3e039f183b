// expect: verified complete=1
// Functions of variable arguments, and printf with every usual conversion.
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static long total(int n, ...)
{
	va_list ap, again;
	long sum = 0;
	va_start(ap, n);
	va_copy(again, ap);
	for (int i = 0; i < n; i++)
		sum += va_arg(ap, int);
	sum += va_arg(again, int);
	va_end(again);
	va_end(ap);
	return sum;
}

static double mixed(const char *kinds, ...)
{
	va_list ap;
	double sum = 0;
	va_start(ap, kinds);
	for (; *kinds; kinds++) {
		switch (*kinds) {
		case 'i': sum += va_arg(ap, int); break;
		case 'l': sum += va_arg(ap, long); break;
		case 'd': sum += va_arg(ap, double); break;
		case 's': sum += strlen(va_arg(ap, char *)); break;
		}
	}
	va_end(ap);
	return sum;
}

int main(void)
{
	char buf[64];
	assert(total(3, 10, 20, 30) == 70);
	assert(mixed("ildsidididididid", 1, 2L, 0.5, "four", 1, 0.25, 1, 0.25, 1, 0.25, 1, 0.25, 1, 0.25, 1, 0.25) == 15.0);
	printf("%d %u %x %c %s %5.2f %ld %p %%\n", -1, 2u, 255, 'c', "text", 3.14159, 4L, (void *)0);
	int n = snprintf(buf, sizeof buf, "%03d|%-4s|%lx", 7, "ab", 48879L);
	assert(n == 13 && strcmp(buf, "007|ab  |beef") == 0);
	fprintf(stderr, "done\n");
	puts("bye");
	return 0;
}
