// expect: out-of-bounds line=9
// A local array, private to the thread.
int at = 4;

int main(void)
{
	int a[4] = { 0 };
	int guard[4] = { 0 };
	a[at] = 1; // fails here
	return guard[0];
}
