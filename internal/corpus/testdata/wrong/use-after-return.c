// expect: use-after-return line=14
// The address of a local outlives its function, in the same thread.
int *leaked;

static void leak(void)
{
	int local = 1;
	leaked = &local;
}

int main(void)
{
	leak();
	return *leaked == 99; // fails here
}
