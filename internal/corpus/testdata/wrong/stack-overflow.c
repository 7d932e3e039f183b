// expect: stack-overflow line=9
// Recursion without end.
int limit;

static int depth(int n)
{
	if (limit)
		return n;
	return depth(n + 1) + 1; // fails here
}

int main(void)
{
	return depth(0) == 99;
}
