// mstump/queues, spsc-bounded-queue: three values through two slots.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/mstump+queues/include
#include <atomic>
#include <cassert>
#include <cstddef>
#include <thread>
#include <spsc-bounded-queue.hpp>

int main() {
  spsc_bounded_queue_t<int> q(2);
  std::thread p([&] { for (int i = 1; i <= 3; i++) while (!q.enqueue(i)) {} });
  for (int i = 1, v; i <= 3; i++) {
    while (!q.dequeue(v)) {}
    assert(v == i);
  }
  p.join();
}
