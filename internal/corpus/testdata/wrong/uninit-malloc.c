// expect: uninitialized-read line=8
// Memory from malloc has no value yet.
#include <stdlib.h>

int main(void)
{
	int *p = malloc(sizeof *p);
	int v = *p; // fails here
	free(p);
	return v == 99;
}
