// ETLCPP/etl, bip_buffer_spsc_atomic: two pairs through six slots arrive in order.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/ETLCPP+etl/include
#include <cassert>
#include <thread>
#include <etl/bip_buffer_spsc_atomic.h>

int main() {
  static etl::bip_buffer_spsc_atomic<int, 6> b;
  std::thread t([] {
    for (int i = 1; i <= 2; i++) {
      auto s = b.write_reserve(2);
      while (s.size() < 2) s = b.write_reserve(2);
      s[0] = s[1] = i;
      b.write_commit(s);
    }
  });
  for (int i = 1; i <= 2; i++) {
    auto s = b.read_reserve(2);
    while (s.size() < 2) s = b.read_reserve(2);
    assert(s[0] == i && s[1] == i);
    b.read_commit(s);
  }
  t.join();
}
