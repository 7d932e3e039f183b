// expect: null-dereference line=9
// strlen of a null pointer.
#include <string.h>

char *name;

int main(void)
{
	return (int)strlen(name); // fails here
}
