// expect: division-by-zero line=7
// The remainder by zero of an unsigned number.
unsigned size;

int main(void)
{
	return 5u % size == 99; // fails here
}
