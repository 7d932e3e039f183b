// expect: bad-call line=9
// A function pointer that was moved by one byte.
static int answer(void) { return 42; }
int (*callback)(void) = answer;

int main(void)
{
	callback = (int (*)(void))((char *)callback + 1);
	return callback() == 99; // fails here
}
