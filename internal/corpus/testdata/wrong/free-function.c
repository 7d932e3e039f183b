// expect: invalid-free line=10
// A function is not allocated memory.
#include <stdlib.h>

static void f(void) {}

int main(void)
{
	void *p = (void *)f;
	free(p); // fails here
	return 0;
}
