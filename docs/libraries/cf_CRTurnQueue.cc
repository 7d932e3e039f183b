// pramalhe/ConcurrencyFreaks, CRTurnQueue: two enqueuers and a dequeuer; each value arrives once.
// genmcgo DRIVER -- -std=c++17 -mcx16 -ILIBRARIES/pramalhe+ConcurrencyFreaks/CPP/queues -ILIBRARIES/pramalhe+ConcurrencyFreaks/CPP/queues/array
#include <cassert>
#include <string>
#include <thread>
#include <CRTurnQueue.hpp>

int main() {
  static int one = 1, two = 2;
  auto &q = *new CRTurnQueue<int>(2); // never destroyed: HazardPointers has 2,048 vectors
  std::thread a([&] { q.enqueue(&one, 1); });
  q.enqueue(&two, 0);
  int *x = q.dequeue(0);
  a.join();
  int *y = q.dequeue(0);
  assert(x && y && *x + *y == 3 && !q.dequeue(0));
}
