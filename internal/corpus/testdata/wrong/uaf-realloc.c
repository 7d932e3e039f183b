// expect: use-after-free line=9
// The old pointer is dead after realloc.
#include <stdlib.h>

int main(void)
{
	int *p = calloc(1, sizeof *p);
	int *q = realloc(p, 64);
	*p = 1; // fails here
	free(q);
	return 0;
}
