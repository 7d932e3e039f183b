// expect: verified complete=1
// The string functions that programs use.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
	char buf[32];
	strcpy(buf, "alpha");
	strcat(buf, "-beta");
	assert(strcmp(buf, "alpha-beta") == 0);
	assert(strncmp(buf, "alphabet", 5) == 0 && strncmp(buf, "alphabet", 6) != 0);
	assert(strrchr(buf, 'a') == buf + 9 && strchr(buf, 'z') == NULL);
	strncpy(buf, "xy", 5);
	assert(buf[0] == 'x' && buf[2] == 0 && buf[4] == 0 && buf[5] == '-');
	assert(atoi("-12") == -12 && abs(-3) == 3);
	return 0;
}
