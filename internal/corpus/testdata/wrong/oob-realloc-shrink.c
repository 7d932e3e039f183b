// expect: out-of-bounds line=9
// After shrinking, the old end is out of bounds.
#include <stdlib.h>

int main(void)
{
	int *p = calloc(8, sizeof *p);
	p = realloc(p, 2 * sizeof *p);
	p[7] = 1; // fails here
	free(p);
	return 0;
}
