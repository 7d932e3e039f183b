// expect: uninitialized-read line=11
// The callback of a fresh object was never set.
#include <stdlib.h>

struct handler { int id; void (*run)(void); };

int main(void)
{
	struct handler *h = malloc(sizeof *h);
	h->id = 1;
	h->run(); // fails here
	free(h);
	return 0;
}
