// DNedic/lockfree, mpmc::Queue: two producers, each value arrives once.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/DNedic+lockfree/lockfree
#include <cassert>
#include <thread>
#include <lockfree.hpp>

int main() {
  static lockfree::mpmc::Queue<int, 4> q;
  std::thread a([] { assert(q.Push(1)); }), b([] { assert(q.Push(2)); });
  int sum = 0, v;
  if (q.Pop(v)) sum += v;
  a.join();
  b.join();
  while (q.Pop(v)) sum += v;
  assert(sum == 3);
}
