// expect: incomplete complete=0 flags=--max-stack=1000
// Recursion without end.
int limit;

static int depth(int n)
{
	if (limit)
		return n;
	return depth(n + 1) + 1;
}

int main(void)
{
	return depth(0) == 99;
}
