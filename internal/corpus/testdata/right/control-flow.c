// expect: verified complete=1
// switch, goto, computed goto, variable-length arrays, recursion, static locals.
#include <assert.h>
#include <string.h>

static int classify(int v)
{
	switch (v) {
	case 0: return 10;
	case 1 ... 5: return 20;
	case 1000: return 30;
	default: return v < 0 ? 40 : 50;
	}
}

static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

static int next(void)
{
	static int n = 5;
	return n++;
}

static int run(const char *code)
{
	static void *const ops[] = { &&stop, &&inc, &&twice };
	int acc = 0;
	goto *ops[(int)*code++];
inc:
	acc++;
	goto *ops[(int)*code++];
twice:
	acc *= 2;
	goto *ops[(int)*code++];
stop:
	return acc;
}

int main(void)
{
	assert(classify(0) == 10 && classify(4) == 20 && classify(1000) == 30 && classify(-1) == 40 && classify(6) == 50);
	assert(fib(10) == 55);
	assert(next() == 5 && next() == 6);
	assert(run("\1\2\1\2\0") == 6);
	int n = fib(6), sum = 0;
	int vla[n];
	memset(vla, 0, sizeof vla);
	for (int i = 0; i < n; i++)
		vla[i] += i;
	for (int i = 0; i < n; i++)
		sum += vla[i];
	assert(sum == 28);
	return 0;
}
