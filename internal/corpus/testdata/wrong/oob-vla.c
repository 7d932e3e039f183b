// expect: out-of-bounds line=9
// One past the end of a variable-length array.
int n = 3;

int main(void)
{
	int vla[n];
	for (int i = 0; i <= n; i++)
		vla[i] = i; // fails here
	return vla[0];
}
