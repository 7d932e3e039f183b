// expect: abort line=8
// __builtin_trap is an abort the compiler writes.
int n = 3;

int main(void)
{
	if (n == 3)
		__builtin_trap(); // fails here
	return 0;
}
