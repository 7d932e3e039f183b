// Aliases: of functions and variables, weak ones that give way, and one of a definition that gave way.
#include <stdio.h>
int read_it(void);
extern int renamed;
int hook(void);
__attribute__((weak)) int target(void) { return 1; }
int kept(void) __attribute__((alias("target")));
static int fallback(void) { return 2; }
int optional(void) __attribute__((weak, alias("fallback")));
int other(void) __attribute__((weak, alias("fallback")));
int main(void)
{
	printf("%d %d\n", read_it(), renamed);
	renamed = 9;
	printf("%d %d\n", read_it(), hook());
	printf("%d %d %d %d\n", target(), kept(), optional(), other());
	return 0;
}
