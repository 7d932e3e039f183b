// apache/brpc, MPSCQueue: two producers and a consumer; each value arrives once.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/apache+brpc/src -ILIBRARIES/empty
#include <cassert>
#include <thread>
#include <butil/containers/mpsc_queue.h>

int main() {
  static butil::MPSCQueue<int> q;
  std::thread a([] { q.Enqueue(1); }), b([] { q.Enqueue(2); });
  int sum = 0, x;
  for (int i = 0; i < 2; i++) if (q.Dequeue(x)) sum += x;
  a.join();
  b.join();
  while (q.Dequeue(x)) sum += x;
  assert(sum == 3);
}
