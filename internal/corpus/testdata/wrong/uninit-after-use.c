// expect: uninitialized-read line=14
// A local gets a fresh life in each call; the value of the last call is gone.
static int remember(int set)
{
	int v;
	if (set)
		v = set;
	return v;
}

int main(void)
{
	int first = remember(5);
	return first + remember(0) == 99; // fails here
}
