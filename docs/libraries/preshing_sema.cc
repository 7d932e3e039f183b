// preshing/cpp11-on-multicore, Benaphore and RWLock: writers exclude each other and readers.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/preshing+cpp11-on-multicore/common
#include <cassert>
#include <thread>
#include <rwlock.h>

int main() {
  static NonRecursiveRWLock l;
  static int n;
  auto add = [] { l.lockWriter(); n++; l.unlockWriter(); };
  std::thread a(add), b([] { l.lockReader(); assert(n == 0 || n == 1); l.unlockReader(); });
  a.join();
  b.join();
  assert(n == 1);
}
