// max0x7ba/atomic_queue, TicketSpinlock: two threads count under the lock.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/max0x7ba+atomic_queue/include
#include <cassert>
#include <mutex>
#include <thread>
#include <atomic_queue/spinlock.h>

int main() {
  static atomic_queue::TicketSpinlock l;
  static int n;
  auto add = [] {
    atomic_queue::TicketSpinlock::scoped_lock g(l);
    n++;
  };
  std::thread a(add), b(add);
  add();
  a.join();
  b.join();
  assert(n == 3);
}
