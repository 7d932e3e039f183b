// khizmax/libcds, VyukovMPMCCycleQueue: two producers and a consumer; each value arrives once.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/khizmax+libcds
#include <cassert>
#include <thread>
#include <cds/container/vyukov_mpmc_cycle_queue.h>

int main() {
  static cds::container::VyukovMPMCCycleQueue<int> q(2);
  std::thread a([] { assert(q.enqueue(1)); }), b([] { assert(q.enqueue(2)); });
  int sum = 0, x;
  for (int i = 0; i < 2; i++) if (q.dequeue(x)) sum += x;
  a.join();
  b.join();
  while (q.dequeue(x)) sum += x;
  assert(sum == 3);
}
