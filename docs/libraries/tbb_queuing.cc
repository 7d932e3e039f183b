// oneapi-src/oneTBB, queuing_mutex: two threads count under the lock.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/oneapi-src+oneTBB/include
#include <cassert>
#include <thread>
#include <oneapi/tbb/queuing_mutex.h>

int main() {
  static tbb::queuing_mutex m;
  static int n;
  auto add = [] { tbb::queuing_mutex::scoped_lock l(m); n++; };
  std::thread t(add);
  add();
  t.join();
  assert(n == 2);
}
