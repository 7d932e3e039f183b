// expect: double-free line=10
// The same pointer twice.
#include <stdlib.h>

int main(void)
{
	char *p = malloc(8);
	char *alias = p;
	free(p);
	free(alias); // fails here
	return 0;
}
