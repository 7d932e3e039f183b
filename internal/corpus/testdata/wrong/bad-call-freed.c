// expect: use-after-free line=15
// The callback is read from an object that is gone.
#include <stdlib.h>

struct handler { void (*run)(void); };

static void nothing(void) {}

int main(void)
{
	struct handler *h = malloc(sizeof *h);
	h->run = nothing;
	h->run();
	free(h);
	h->run(); // fails here
	return 0;
}
