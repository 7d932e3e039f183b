// expect: verified complete=1
// Functions that run before and after main.
#include <assert.h>

static int ready;

__attribute__((constructor)) static void before(void) { ready = 1; }

static int *const where = &ready;

int main(void)
{
	assert(*where == 1);
	return 0;
}
