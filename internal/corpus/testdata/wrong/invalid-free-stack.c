// expect: invalid-free line=9
// A local array was never allocated.
#include <stdlib.h>

int main(void)
{
	char local[16] = "x";
	char *volatile p = local;
	free(p); // fails here
	return 0;
}
