// expect: out-of-bounds line=8
// The access starts inside the object and ends outside.
#include <stdlib.h>

int main(void)
{
	char *p = malloc(6);
	*(int *)(p + 4) = 1; // fails here
	free(p);
	return 0;
}
