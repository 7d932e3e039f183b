// expect: out-of-bounds|invalid-access line=10
// One element before the start of a heap array.
#include <stdlib.h>

int minus = -1;

int main(void)
{
	int *p = calloc(4, sizeof *p);
	p[minus] = 1; // fails here
	free(p);
	return 0;
}
