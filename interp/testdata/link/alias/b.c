static int original = 5;
extern int renamed __attribute__((alias("original")));
int read_it(void) { return original; }
static int real(void) { return 6; }
int hook(void) __attribute__((alias("real")));
int target(void) { return 10; }
int optional(void) { return 20; }
