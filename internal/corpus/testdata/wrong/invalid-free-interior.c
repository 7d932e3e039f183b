// expect: invalid-free line=9
// The pointer was advanced before it was freed.
#include <stdlib.h>

int main(void)
{
	char *p = malloc(16);
	p += 8;
	free(p); // fails here
	return 0;
}
