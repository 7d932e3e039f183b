// A weak definition gives way to another one, also for the file that has it, whichever file comes first.
#include <stdio.h>
__attribute__((weak)) int hook(void) { return 1; }
__attribute__((weak)) int level = 1;
int strong(void) { return 3; }
__attribute__((weak)) int both(void) { return 4; }
__attribute__((weak)) int alone(void) { return 5; }
__attribute__((weak)) extern int absent(void);
__attribute__((weak)) extern int present(void);
__attribute__((weak)) extern int nowhere;
__attribute__((weak)) extern int somewhere;
int from_b(void);
int main(void)
{
	printf("%d %d %d %d %d\n", hook(), level, strong(), both(), alone());
	printf("%d %d %d %d\n", absent != 0, present ? present() : 0, &nowhere != 0, &somewhere ? somewhere : 0);
	return from_b();
}
