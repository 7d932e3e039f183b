// ETLCPP/etl, queue_spsc_atomic: three values through two slots arrive in order.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/ETLCPP+etl/include
#include <cassert>
#include <thread>
#include <etl/queue_spsc_atomic.h>

int main() {
  static etl::queue_spsc_atomic<int, 2> q;
  std::thread t([] { for (int i = 1; i <= 3; i++) while (!q.push(i)); });
  for (int i = 1; i <= 3; i++) {
    int x = 0;
    while (!q.pop(x));
    assert(x == i);
  }
  t.join();
}
