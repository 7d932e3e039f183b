// expect: out-of-bounds line=9
// A loop bound that is one too large.
int squares[8];
int n = 8;

int main(void)
{
	for (int i = 0; i <= n; i++)
		squares[i] = i * i; // fails here
	return 0;
}
