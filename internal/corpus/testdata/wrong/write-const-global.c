// expect: read-only line=8
// Casting const away does not make the table writable.
const int table[4] = { 1, 2, 3, 4 };
int at = 2;

int main(void)
{
	((int *)table)[at] = 0; // fails here
	return table[2] == 99;
}
