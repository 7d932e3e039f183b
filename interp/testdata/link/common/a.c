// Common variables are one, of the larger size; a definition with a content counts more. (flags: -fcommon)
#include <stdio.h>
int shared;
int given;
int buffer[2];
void set(void);
int main(void)
{
	set();
	printf("%d %d %d\n", shared, given, buffer[1]);
	return 0;
}
