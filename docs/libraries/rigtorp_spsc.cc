// rigtorp/SPSCQueue: three values through a queue of two slots arrive in order.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/rigtorp+SPSCQueue/include
#include <cassert>
#include <thread>
#include <rigtorp/SPSCQueue.h>

int main() {
  rigtorp::SPSCQueue<int> q(2);
  std::thread p([&] { for (int i = 1; i <= 3; i++) q.push(i); });
  for (int i = 1; i <= 3; i++) {
    while (!q.front()) {}
    assert(*q.front() == i);
    q.pop();
  }
  p.join();
  assert(q.empty());
}
