// expect: null-dereference line=7
// A call through a null function pointer.
void (*callback)(void);

int main(void)
{
	callback(); // fails here
	return 0;
}
