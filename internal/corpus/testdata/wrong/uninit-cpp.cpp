// expect: uninitialized-read line=6
// new int leaves the value indeterminate.
int main()
{
	int *p = new int;
	int v = *p; // fails here
	delete p;
	return v == 99;
}
