// expect: uninitialized-read line=10
// Memory from malloc has no value yet.
#include <stdlib.h>

int main(void)
{
	int *p = malloc(sizeof *p);
	int v = *p;
	free(p);
	return v == 99; // fails here
}
