// Deaod/spsc_queue: three values arrive in order.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/Deaod+spsc_queue/include
#include <cassert>
#include <cstring>
#include <thread>
#include <deaod/spsc_queue.hpp>

int main() {
  static deaod::spsc_queue<int, 4> q;
  std::thread t([] { for (int i = 1; i <= 3; i++) while (!q.push(i)); });
  for (int i = 1; i <= 3; i++) {
    int x = 0;
    while (!q.pop(x));
    assert(x == i);
  }
  t.join();
}
