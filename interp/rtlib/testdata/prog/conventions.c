// complete 1
// abort in assume_abort_if_not is an assumption, whatever its body.
#include <stdlib.h>
void __VERIFIER_assume(int c) {
  if (!c)
    abort();
}
void assume_abort_if_not(int cond) {
  if (!cond) {
    abort();
  }
}
_Bool __VERIFIER_nondet_bool(void);
int main(void) {
  _Bool a = __VERIFIER_nondet_bool(), b = __VERIFIER_nondet_bool();
  assume_abort_if_not(a);
  __VERIFIER_assume(b);
}
