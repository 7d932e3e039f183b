// error reach-error
// C++ gives them other names.
#include <cstdlib>
#include <thread>
void assume_abort_if_not(int cond) {
  if (!cond)
    abort();
}
void reach_error() { abort(); }
int x;
void __VERIFIER_atomic_inc() { x++; }
extern "C" bool __VERIFIER_nondet_bool();
int main() {
  std::thread t(__VERIFIER_atomic_inc);
  __VERIFIER_atomic_inc();
  t.join();
  int b = __VERIFIER_nondet_bool();
  assume_abort_if_not(b);
  if (b && x == 2)
    reach_error();
}
