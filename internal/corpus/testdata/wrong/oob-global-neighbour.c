// expect: out-of-bounds line=9
// The overflow must not land in the next global.
int first[2];
int second[2] = { 1, 1 };
int at = 2;

int main(void)
{
	first[at] = 7; // fails here
	return second[0] == 7;
}
