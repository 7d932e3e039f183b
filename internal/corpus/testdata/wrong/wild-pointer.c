// expect: invalid-access line=6
// An integer that never was an address.
int main(void)
{
	volatile unsigned long where = 0x123456789000UL;
	*(int *)where = 1; // fails here
	return 0;
}
