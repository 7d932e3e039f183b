// expect: out-of-bounds line=8
// Past the end of a thread-local array.
static _Thread_local int cells[4];
int at = 4;

int main(void)
{
	cells[at] = 1; // fails here
	return 0;
}
