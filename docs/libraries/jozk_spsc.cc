// joz-k/LockFreeSpscQueue: values written in a scope are read in order.
// genmcgo DRIVER -- -std=c++20 -ILIBRARIES/joz-k+LockFreeSpscQueue/include
#include <cassert>
#include <thread>
#include <vector>
#include <LockFreeSpscQueue.h>

int main() {
  std::vector<int> room(4);
  LockFreeSpscQueue<int> q(room);
  std::thread p([&] { for (int i = 1; i <= 2; i++) q.try_write(1, [i](auto a, auto b) { (a.empty() ? b : a)[0] = i; }); });
  int next = 1;
  for (int i = 0; i < 3; i++)
    q.try_read(1, [&](auto a, auto b) { for (int v : a) assert(v == next++); for (int v : b) assert(v == next++); });
  p.join();
}
