// pramalhe/ConcurrencyFreaks, LazyIndexArrayQueue: two enqueuers and a dequeuer; each value arrives once.
// genmcgo DRIVER -- -std=c++17 -mcx16 -ILIBRARIES/pramalhe+ConcurrencyFreaks/CPP/queues -ILIBRARIES/pramalhe+ConcurrencyFreaks/CPP/queues/array
#include <cassert>
#include <string>
#include <thread>
#include <array/LazyIndexArrayQueue.hpp>

int main() {
  static int one = 1, two = 2;
  LazyIndexArrayQueue<int> q(2);
  std::thread a([&] { q.enqueue(&one, 1); });
  q.enqueue(&two, 0);
  int *x = q.dequeue(0);
  a.join();
  int *y = q.dequeue(0);
  assert(x && y && *x + *y == 3 && !q.dequeue(0));
}
