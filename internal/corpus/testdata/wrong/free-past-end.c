// expect: invalid-free line=10
// The cursor, not the start, is freed.
#include <stdlib.h>

int main(void)
{
	char *p = malloc(4);
	for (int i = 0; i < 4; i++)
		*p++ = 'x';
	free(p); // fails here
	return 0;
}
