// khizmax/libcds, sync::spin: two threads count under the lock.
// genmcgo DRIVER -- -std=c++17 -DNDEBUG -ILIBRARIES/khizmax+libcds
#include <cstdlib>
#include <mutex>
#include <thread>
#include <cds/sync/spinlock.h>

int main() {
  static cds::sync::spin l;
  static int n;
  auto add = [] { std::lock_guard<cds::sync::spin> g(l); n++; };
  std::thread t(add);
  add();
  t.join();
  if (n != 2) std::abort();
}
