// expect: out-of-bounds line=11
// No room for the terminating zero.
#include <stdlib.h>
#include <string.h>

char word[] = "four";

int main(void)
{
	char *p = malloc(4);
	strcpy(p, word); // fails here
	free(p);
	return 0;
}
