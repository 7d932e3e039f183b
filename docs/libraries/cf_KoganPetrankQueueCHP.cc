// pramalhe/ConcurrencyFreaks, KoganPetrankQueueCHP: two threads enqueue; each value arrives once.
// genmcgo DRIVER -- -std=c++17 -mcx16 -ILIBRARIES/pramalhe+ConcurrencyFreaks/CPP/queues -ILIBRARIES/pramalhe+ConcurrencyFreaks/CPP/queues/array
#include <cassert>
#include <string>
#include <thread>
#include <KoganPetrankQueueCHP.hpp>

int main() {
  static int one = 1, two = 2;
  auto &q = *new KoganPetrankQueueCHP<int>(2); // never destroyed: its hazard pointers have 2,048 vectors
  std::thread a([&] { q.enqueue(&one, 1); });
  q.enqueue(&two, 0);
  a.join();
  int *x = q.dequeue(0), *y = q.dequeue(0);
  assert(x && y && *x + *y == 3 && !q.dequeue(0));
}
