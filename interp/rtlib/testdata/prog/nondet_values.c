// complete 9
// nondet=3
#include <genmc.h>
int main(void) {
  int x = __VERIFIER_nondet_int();
  unsigned y = __VERIFIER_nondet_uint();
  __VERIFIER_assert(x < 3 && y < 3);
}
