// expect: out-of-bounds line=10
// A heap string without its terminating zero.
#include <stdlib.h>
#include <string.h>

int main(void)
{
	char *s = malloc(3);
	memcpy(s, "abc", 3);
	int n = (int)strlen(s); // fails here
	free(s);
	return n == 99;
}
