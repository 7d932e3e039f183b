// expect: verified warn=exit-status complete=1
// main says that something went wrong.
int main(void)
{
	return 3;
}
