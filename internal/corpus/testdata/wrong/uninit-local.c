// expect: uninitialized-read line=15
// A local variable of one thread, used before it has a value.
static int pick(int which)
{
	int v;
	if (which == 1)
		v = 10;
	return v;
}

int zero;

int main(void)
{
	return pick(zero) == 99; // fails here
}
