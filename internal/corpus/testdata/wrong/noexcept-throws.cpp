// expect: uncaught-exception line=5
// An exception that leaves a noexcept function ends the program, even if somebody would catch it.
static void promise() noexcept
{
	throw 1; // fails here
}

int main()
{
	try {
		promise();
	} catch (int) {
	}
	return 0;
}
