// boostorg/lockfree 1.74 (libboost1.74-dev), stack: two pushes and a pop; each value once.
// genmcgo  DRIVER -- -std=c++17 -mcx16
#include <cassert>
#include <thread>
#include <boost/lockfree/stack.hpp>

int main() {
  boost::lockfree::stack<int, boost::lockfree::capacity<2>> q;
  std::thread t([&] { assert(q.push(1)); });
  assert(q.push(2));
  int v, sum = 0;
  if (q.pop(v)) sum += v;
  t.join();
  while (q.pop(v)) sum += v;
  assert(sum == 3);
}
