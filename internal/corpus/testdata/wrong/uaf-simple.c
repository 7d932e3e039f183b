// expect: use-after-free line=9
// Reading what was freed a line before.
#include <stdlib.h>

int main(void)
{
	int *p = calloc(1, sizeof *p);
	free(p);
	return *p; // fails here
}
