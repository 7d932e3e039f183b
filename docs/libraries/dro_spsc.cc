// drogalis/SPSC-Queue: three values through two slots arrive in order.
// genmcgo DRIVER -- -std=c++20 -ILIBRARIES/drogalis+SPSC-Queue/include
#include <cassert>
#include <thread>
#include <dro/spsc-queue.hpp>

int main() {
  dro::SPSCQueue<int> q(2);
  std::thread p([&] { for (int i = 1; i <= 3; i++) q.push(i); });
  for (int i = 1, v; i <= 3; i++) {
    q.pop(v);
    assert(v == i);
  }
  p.join();
}
