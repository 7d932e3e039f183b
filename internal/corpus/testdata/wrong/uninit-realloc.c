// expect: uninitialized-read line=12
// realloc keeps the old contents; what it adds has no value.
#include <stdlib.h>

int main(void)
{
	int *p = calloc(2, sizeof *p);
	p = realloc(p, 4 * sizeof *p);
	int old = p[1];
	int new = p[2];
	free(p);
	return old + new == 99; // fails here
}
