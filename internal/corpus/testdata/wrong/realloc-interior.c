// expect: invalid-free line=8
// realloc needs the pointer that malloc returned.
#include <stdlib.h>

int main(void)
{
	char *p = malloc(16);
	p = realloc(p + 4, 32); // fails here
	free(p);
	return 0;
}
