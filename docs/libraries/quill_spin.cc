// odygrd/quill, Spinlock: two threads count under the lock.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/odygrd+quill/include
#include <cassert>
#include <thread>
#include <quill/core/Spinlock.h>

int main() {
  static quill::detail::Spinlock l;
  static int n;
  auto add = [] { quill::detail::LockGuard g(l); n++; };
  std::thread t(add);
  add();
  t.join();
  assert(n == 2);
}
