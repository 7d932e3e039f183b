// expect: verified complete=1
// exit() in the middle of the program runs the handlers, last registered first.
#include <assert.h>
#include <stdlib.h>

int order;

static void first(void) { assert(order == 1); order = 2; }
static void second(void) { assert(order == 0); order = 1; }

static void leave(void)
{
	exit(EXIT_SUCCESS);
}

int main(void)
{
	atexit(first);
	atexit(second);
	leave();
	assert(0);
}
