// A claim of a template is several variables in the program. It was several claims, of which check(2L) did not meet its own, and
// the table had the number of one of the two.
#include <genmc.h>
template <class T> void check(T v) {
  __VERIFIER_exists(v == 1);
  __VERIFIER_outcome(v);
}
int main() {
  check(1);
  check(2L);
}
