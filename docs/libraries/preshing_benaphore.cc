// preshing/cpp11-on-multicore, NonRecursiveBenaphore: two threads count under the lock.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/preshing+cpp11-on-multicore/common
#include <cassert>
#include <thread>
#include <benaphore.h>

int main() {
  static NonRecursiveBenaphore l;
  static int n;
  auto add = [] { l.lock(); n++; l.unlock(); };
  std::thread a(add);
  add();
  a.join();
  assert(n == 2);
}
