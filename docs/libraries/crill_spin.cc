// crill-dev/crill, spin_mutex: two threads count under the lock.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/crill-dev+crill/include
#include <cassert>
#include <thread>
#include <crill/spin_mutex.h>

int main() {
  static crill::spin_mutex m;
  static int n;
  auto add = [] { std::scoped_lock l(m); n++; };
  std::thread t(add);
  add();
  t.join();
  assert(n == 2);
}
