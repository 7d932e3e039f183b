// expect: verified warn=memory-leak warnline=7 complete=1
// The object is never freed.
#include <stdlib.h>

int main(void)
{
	int *p = malloc(sizeof *p); // warns
	*p = 1;
	return 0;
}
