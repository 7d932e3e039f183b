// erez-strauss/lockfree_mpmc_queue: two producers and a consumer, 16-byte compare-exchange.
// genmcgo DRIVER -- -std=c++17 -mcx16 -ILIBRARIES/erez-strauss+lockfree_mpmc_queue
#include <cassert>
#include <thread>
#include <mpmc_queue.h>

int main() {
  static es::lockfree::mpmc_queue<unsigned, 2> q;
  std::thread a([] { assert(q.push(1u)); }), b([] { assert(q.push(2u)); });
  unsigned sum = 0, v;
  if (q.pop(v)) sum += v;
  a.join();
  b.join();
  while (q.pop(v)) sum += v;
  assert(sum == 3);
}
