// unsupported
// A variable that no file defines holds nothing known.
extern int elsewhere;
int *known = &elsewhere;
int main(void) { return *known; }
