// apache/brpc, WorkStealingQueue: an owner and a thief; each value is taken once.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/apache+brpc/src -ILIBRARIES/empty
#include <cassert>
#include <thread>
#include <bthread/work_stealing_queue.h>

int main() {
  static bthread::WorkStealingQueue<int> q;
  q.init(2);
  static int stolen, own;
  q.push(1);
  std::thread t([] { int x; for (int i = 0; i < 2; i++) if (q.steal(&x)) stolen += x; });
  q.push(2);
  int x;
  while (q.pop(&x)) own += x;
  t.join();
  assert(own + stolen == 3);
}
