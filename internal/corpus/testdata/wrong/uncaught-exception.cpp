// expect: uncaught-exception line=6
// Nobody catches it.
static void fail(int n)
{
	if (n > 0)
		throw n; // fails here
}

int main()
{
	fail(1);
	return 0;
}
