// cameron314/concurrentqueue: two producers; what the consumer and main take is what was put in.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/cameron314+concurrentqueue
#include <cassert>
#include <thread>
#include <concurrentqueue.h>

int main() {
  moodycamel::ConcurrentQueue<int> q;
  std::thread a([&] { q.enqueue(1); });
  q.enqueue(2);
  int x, sum = 0;
  if (q.try_dequeue(x)) sum += x;
  a.join();
  while (q.try_dequeue(x)) sum += x;
  assert(sum == 3);
}
