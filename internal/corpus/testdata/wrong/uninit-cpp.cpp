// expect: uninitialized-read line=8
// new int leaves the value indeterminate.
int main()
{
	int *p = new int;
	int v = *p;
	delete p;
	return v == 99; // fails here
}
