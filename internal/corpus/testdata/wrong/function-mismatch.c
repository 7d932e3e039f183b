// expect: bad-call line=9
// A function called through a pointer of another type.
static int add(int a, int b) { return a + b; }
void *address = (void *)add;

int main(void)
{
	int (*one)(int) = (int (*)(int))address;
	return one(1) == 99; // fails here
}
