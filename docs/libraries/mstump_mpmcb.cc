// mstump/queues, mpmc-bounded-queue: two producers, each value arrives once.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/mstump+queues/include
#include <atomic>
#include <cassert>
#include <cstddef>
#include <thread>
#include <mpmc-bounded-queue.hpp>

int main() {
  mpmc_bounded_queue_t<int> q(2);
  std::thread a([&] { assert(q.enqueue(1)); }), b([&] { assert(q.enqueue(2)); });
  int sum = 0, v;
  if (q.dequeue(v)) sum += v;
  a.join();
  b.join();
  while (q.dequeue(v)) sum += v;
  assert(sum == 3);
}
