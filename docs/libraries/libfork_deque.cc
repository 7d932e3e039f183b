// ConorWilliams/libfork, deque: an owner and a thief; each value is taken once.
// genmcgo DRIVER -- -std=c++20 -ILIBRARIES/ConorWilliams+libfork/include
#include <cassert>
#include <thread>
#include <libfork/core/ext/deque.hpp>

int main() {
  lf::deque<int> d(2);
  int stolen = 0, own = 0;
  d.push(1);
  std::thread t([&] { for (int i = 0; i < 2; i++) if (auto v = d.steal()) stolen += *v; });
  d.push(2);
  while (auto v = d.pop()) own += *v;
  t.join();
  assert(own + stolen == 3);
}
