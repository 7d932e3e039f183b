// boostorg/lockfree 1.74 (libboost1.74-dev), spsc_queue: three values through two slots.
// genmcgo DRIVER -- -std=c++17
#include <cassert>
#include <thread>
#include <boost/lockfree/spsc_queue.hpp>

int main() {
  boost::lockfree::spsc_queue<int, boost::lockfree::capacity<2>> q;
  std::thread t([&] { for (int i = 1; i <= 3; i++) while (!q.push(i)) {} });
  for (int i = 1, v; i <= 3; i++) {
    while (!q.pop(v)) {}
    assert(v == i);
  }
  t.join();
}
