// error null-dereference
// A call of a weak function that nobody defines.
extern void maybe(void) __attribute__((weak));
int main(void) { maybe(); }
