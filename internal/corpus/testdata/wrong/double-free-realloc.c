// expect: use-after-free line=9
// realloc of a pointer that was freed.
#include <stdlib.h>

int main(void)
{
	char *p = malloc(8);
	free(p);
	p = realloc(p, 16); // fails here
	free(p);
	return 0;
}
