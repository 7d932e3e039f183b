// pramalhe/ConcurrencyFreaks, LCRQueue: two threads enqueue; then each value is dequeued once.
// genmcgo --mm=tso --mixed-size=hardware DRIVER -- -std=c++17 -mcx16 -ILIBRARIES/pramalhe+ConcurrencyFreaks/CPP/queues -ILIBRARIES/pramalhe+ConcurrencyFreaks/CPP/queues/array
#include <cassert>
#include <string>
#include <thread>
#include <LCRQueue.hpp>

int main() {
  static int one = 1, two = 2;
  auto &q = *new LCRQueue<int>(2); // never destroyed: HazardPointers has 2,048 vectors
  std::thread a([&] { q.enqueue(&one, 1); });
  q.enqueue(&two, 0);
  a.join();
  int *x = q.dequeue(0), *y = q.dequeue(0);
  assert(x && y && *x + *y == 3);
}
