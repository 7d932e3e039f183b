// error null-dereference
// An access to a weak variable that nobody defines.
extern int missing __attribute__((weak));
int main(void) { return missing; }
