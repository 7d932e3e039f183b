// max0x7ba/atomic_queue, AtomicQueue2 (values that are not atomic): two producers and a consumer.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/max0x7ba+atomic_queue/include
#include <cassert>
#include <thread>
#include <atomic_queue/atomic_queue.h>

struct Item { int a, b; };

int main() {
  static atomic_queue::AtomicQueue2<Item, 2> q;
  std::thread a([] { q.push(Item{1, 1}); }), b([] { q.push(Item{2, 2}); });
  Item x = q.pop(), y = q.pop();
  a.join();
  b.join();
  assert(x.a == x.b && y.a == y.b && x.a + y.a == 3);
}
