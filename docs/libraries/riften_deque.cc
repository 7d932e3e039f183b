// ConorWilliams/ConcurrentDeque: an owner and a thief; each value is taken once.
// genmcgo DRIVER -- -std=c++20 -ILIBRARIES/ConorWilliams+ConcurrentDeque/include
#include <cassert>
#include <thread>
#include <riften/deque.hpp>

int main() {
  riften::Deque<int> d(2);
  int stolen = 0, own = 0;
  d.emplace(1);
  std::thread t([&] { for (int i = 0; i < 2; i++) if (auto v = d.steal()) stolen += *v; });
  d.emplace(2);
  while (auto v = d.pop()) own += *v;
  t.join();
  assert(own + stolen == 3);
}
