// expect: invalid-free line=11
// Some paths allocate the name, others use a literal.
#include <stdlib.h>
#include <string.h>

int anonymous = 1;

int main(void)
{
	char *name = anonymous ? "nobody" : strdup("somebody");
	free(name); // fails here
	return 0;
}
