// rigtorp/MPMCQueue: two producers and a consumer, two slots; each value arrives once.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/rigtorp+MPMCQueue/include
#include <cassert>
#include <thread>
#include <rigtorp/MPMCQueue.h>

int main() {
  rigtorp::MPMCQueue<int> q(2);
  std::thread a([&] { q.push(1); }), b([&] { q.push(2); });
  int x, y;
  q.pop(x);
  q.pop(y);
  a.join();
  b.join();
  assert(x + y == 3 && x != y && q.empty());
}
