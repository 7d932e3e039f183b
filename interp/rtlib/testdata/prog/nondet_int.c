// unsupported
#include <genmc.h>
int main(void) { return __VERIFIER_nondet_int(); }
