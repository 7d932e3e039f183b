// max0x7ba/atomic_queue, AtomicQueue: two producers and a consumer, each value arrives once.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/max0x7ba+atomic_queue/include
#include <cassert>
#include <thread>
#include <atomic_queue/atomic_queue.h>

int main() {
  static atomic_queue::AtomicQueue<unsigned, 2> q;
  std::thread a([] { q.push(1); }), b([] { q.push(2); });
  unsigned x = q.pop(), y = q.pop();
  a.join();
  b.join();
  assert(x + y == 3 && x != y && q.was_empty());
}
