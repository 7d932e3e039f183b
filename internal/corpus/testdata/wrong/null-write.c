// expect: null-dereference line=7
// A write through a null pointer.
int *p;

int main(void)
{
	*p = 1; // fails here
	return 0;
}
