// expect: out-of-bounds line=9
// One element past the end of a heap array.
#include <stdlib.h>

int main(void)
{
	int *p = calloc(4, sizeof *p);
	for (int i = 0; i <= 4; i++)
		p[i] = i; // fails here
	free(p);
	return 0;
}
