// expect: read-only line=7
// A string literal cannot be written.
char *greeting = "hello";

int main(void)
{
	greeting[0] = 'H'; // fails here
	return 0;
}
