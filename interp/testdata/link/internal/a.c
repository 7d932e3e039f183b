// Static functions and variables, also those within functions, and string constants are of their file.
#include <stdio.h>
static int count = 10;
static const char *name = "a";
static int next(void) { static int calls; return ++calls + count; }
int b_next(void);
const char *b_name(void);
int *b_count(void);
int main(void)
{
	next();
	b_next();
	printf("%d %d %s %s %d %d\n", next(), b_next(), name, b_name(), count, *b_count());
	return 0;
}
