// DNedic/lockfree, spsc::Queue: two values through one slot of two.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/DNedic+lockfree/lockfree
#include <cassert>
#include <thread>
#include <lockfree.hpp>

int main() {
  static lockfree::spsc::Queue<int, 3> q;
  std::thread p([] { assert(q.Push(1)); assert(q.Push(2)); });
  int next = 1, v;
  for (int i = 0; i < 3; i++)
    if (q.Pop(v)) assert(v == next++);
  p.join();
  while (q.Pop(v)) assert(v == next++);
  assert(next == 3);
}
