// khizmax/libcds, WeakRingBuffer: three values through two slots arrive in order.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/khizmax+libcds
#include <cassert>
#include <thread>
#include <cds/container/weak_ringbuffer.h>

int main() {
  static cds::container::WeakRingBuffer<int> q(2);
  std::thread t([] { for (int i = 1; i <= 3; i++) while (!q.push(i)); });
  for (int i = 1; i <= 3; i++) {
    int x = 0;
    while (!q.pop(x));
    assert(x == i);
  }
  t.join();
}
