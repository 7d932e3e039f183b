// unsupported
// A thread-local variable that no file defines holds nothing known.
extern _Thread_local int elsewhere;
int main(void) { return elsewhere; }
