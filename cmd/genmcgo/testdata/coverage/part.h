// A header with code, some of which nothing reaches.
static inline int twice(int n)
{
	if (n > 100) // reached
		return 0; // missed
	return 2 * n; // reached
}

static inline int never_called(int n)
{
	return n - 1; // missed
}
