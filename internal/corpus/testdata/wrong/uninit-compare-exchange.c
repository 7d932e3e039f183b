// expect: uninitialized-read line=12
// What a compare-exchange of the library expects was never set, not only its
// padding.
#include <stdbool.h>
#include <stddef.h>

bool compare_exchange(size_t, void *, void *, void *, int, int) __asm__("__atomic_compare_exchange");
struct large { char c; int i; char d; } object;

static bool replace(struct large *expected, struct large *desired)
{
	return compare_exchange(sizeof object, &object, expected, desired, 5, 5); // fails here
}

int main(void)
{
	struct large e, d = { 1, 2, 3 };
	return replace(&e, &d) ? 0 : 1;
}
