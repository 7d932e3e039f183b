// expect: out-of-bounds line=11
// The copy is as long as the source, not as the destination.
#include <stdlib.h>
#include <string.h>

char message[] = "a message of thirty characters";

int main(void)
{
	char *p = malloc(16);
	memcpy(p, message, sizeof message); // fails here
	free(p);
	return 0;
}
