// A second source, included by the first one.
void set(atomic_int *p, int n)
{
	for (int i = 0; i < n; i++) // reached
		*p = *p + 1; // reached
	if (n == 77) // reached
		*p = -1; // missed
}
