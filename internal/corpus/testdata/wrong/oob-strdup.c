// expect: out-of-bounds line=10
// A copy made by strdup has no spare room.
#include <stdlib.h>
#include <string.h>

int main(void)
{
	char *p = strdup("abc");
	p[3] = 'd';
	p[4] = 0; // fails here
	free(p);
	return 0;
}
