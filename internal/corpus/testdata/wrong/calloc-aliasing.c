// expect: assertion line=12
// calloc clears; the value that was written before the free does not come back.
#include <assert.h>
#include <stdlib.h>

int main(void)
{
	int *p = malloc(sizeof *p);
	*p = 42;
	free(p);
	int *q = calloc(1, sizeof *q);
	assert(*q == 42); // fails here
	free(q);
	return 0;
}
