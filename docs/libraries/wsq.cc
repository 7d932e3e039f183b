// taskflow/work-stealing-queue: an owner and a thief; each value is taken once.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/taskflow+work-stealing-queue
#include <cassert>
#include <thread>
#include <wsq.hpp>

int main() {
  WorkStealingQueue<int> d(2);
  int stolen = 0, own = 0;
  d.push(1);
  std::thread t([&] { for (int i = 0; i < 2; i++) if (auto v = d.steal()) stolen += *v; });
  d.push(2);
  while (auto v = d.pop()) own += *v;
  t.join();
  assert(own + stolen == 3);
}
