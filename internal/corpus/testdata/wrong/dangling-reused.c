// expect: use-after-return line=15
// The local that is gone has been replaced by another one at the same place of the stack.
static int *leak(void)
{
	int x = 1;
	int *p = &x;
	return p;
}

static int other(int *p)
{
	int y = 2;
	int *q = &y;
	*q = 3;
	return *p; // fails here
}

int main(void)
{
	return other(leak()) == 99;
}
