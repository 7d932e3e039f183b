// mstump/queues, spsc-queue: what is put in comes out in order.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/mstump+queues/include
#include <atomic>
#include <cassert>
#include <thread>
#include <spsc-queue.hpp>

int main() {
  spsc_queue_t<int> q;
  std::thread p([&] { q.enqueue(1); q.enqueue(2); });
  int next = 1, v;
  for (int i = 0; i < 3; i++)
    if (q.dequeue(v)) assert(v == next++);
  p.join();
  while (q.dequeue(v)) assert(v == next++);
  assert(next == 3);
}
