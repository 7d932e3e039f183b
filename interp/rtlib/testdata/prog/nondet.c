// complete 12
#include <genmc.h>
int main(void) {
  bool b = __VERIFIER_nondet_bool();
  int x = __VERIFIER_nondet_range(-2, 3);
  __VERIFIER_assert(x >= -2 && x <= 3 && (b == 0 || b == 1));
}
