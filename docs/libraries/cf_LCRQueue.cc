// pramalhe/ConcurrencyFreaks, LCRQueue: two enqueuers and a dequeuer; each value arrives once.
// genmcgo --mm=tso --mixed-size=hardware DRIVER -- -std=c++17 -mcx16 -ILIBRARIES/pramalhe+ConcurrencyFreaks/CPP/queues -ILIBRARIES/pramalhe+ConcurrencyFreaks/CPP/queues/array
#include <cassert>
#include <string>
#include <thread>
#include <LCRQueue.hpp>

int main() {
  static int one = 1, two = 2;
  LCRQueue<int> q(2);
  std::thread a([&] { q.enqueue(&one, 1); });
  q.enqueue(&two, 0);
  int *x = q.dequeue(0);
  a.join();
  int *y = q.dequeue(0);
  assert(x && y && *x + *y == 3 && !q.dequeue(0));
}
