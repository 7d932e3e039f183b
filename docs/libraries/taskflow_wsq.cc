// taskflow/taskflow, UnboundedWSQ: an owner and a thief; each value is taken once.
// genmcgo DRIVER -- -std=c++20 -ILIBRARIES/taskflow+taskflow
#include <cassert>
#include <thread>
#include <taskflow/taskflow.hpp>

int main() {
  int v[] = {1, 2};
  tf::UnboundedWSQ<int*> d(1);
  int stolen = 0, own = 0;
  d.push(&v[0]);
  std::thread t([&] { for (int i = 0; i < 2; i++) if (auto p = d.steal()) stolen += *p; });
  d.push(&v[1]);
  while (auto p = d.pop()) own += *p;
  t.join();
  assert(own + stolen == 3);
}
