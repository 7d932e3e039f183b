// expect: uninitialized-read line=12
// As uninit-compare-exchange.c, of a structure that the library compares as a
// whole.
#include <stdbool.h>
#include <stddef.h>

bool compare_exchange(size_t, void *, void *, void *, int, int) __asm__("__atomic_compare_exchange");
struct small { char c; int i; } object;

static bool replace(struct small *expected, struct small *desired)
{
	return compare_exchange(sizeof object, &object, expected, desired, 5, 5); // fails here
}

int main(void)
{
	struct small e, d = { 1, 2 };
	return replace(&e, &d) ? 0 : 1;
}
