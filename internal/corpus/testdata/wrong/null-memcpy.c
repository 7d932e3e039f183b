// expect: null-dereference line=11
// Copying from a null pointer.
#include <string.h>

char *source;
char target[8];
unsigned long n = 8;

int main(void)
{
	memcpy(target, source, n); // fails here
	return 0;
}
