// efficient/libcuckoo, cuckoohash_map: two threads insert.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/efficient+libcuckoo
#include <cassert>
#include <thread>
#include <libcuckoo/cuckoohash_map.hh>

int main() {
  libcuckoo::cuckoohash_map<int, int> m(2);
  std::thread t([&] { m.insert(1, 10); });
  m.insert(2, 20);
  t.join();
  assert(m.find(1) == 10 && m.find(2) == 20);
}
