// oneapi-src/oneTBB, spin_mutex and spin_rw_mutex: counting, a reader and a writer.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/oneapi-src+oneTBB/include
#include <cassert>
#include <thread>
#include <oneapi/tbb/spin_mutex.h>
#include <oneapi/tbb/spin_rw_mutex.h>

int main() {
  static tbb::spin_mutex m;
  static tbb::spin_rw_mutex rw;
  static int n, d;
  std::thread t([] {
    { tbb::spin_mutex::scoped_lock l(m); n++; }
    { tbb::spin_rw_mutex::scoped_lock l(rw, true); d++; d++; }
  });
  { tbb::spin_mutex::scoped_lock l(m); n++; }
  { tbb::spin_rw_mutex::scoped_lock l(rw, false); assert(d == 0 || d == 2); }
  t.join();
  assert(n == 2);
}
