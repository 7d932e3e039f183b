// expect: invalid-free line=10
// A global was never allocated.
#include <stdlib.h>

static char buffer[16];
char *p = buffer;

int main(void)
{
	free(p); // fails here
	return 0;
}
