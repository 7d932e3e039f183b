// cmuparlay/parlaylib, Deque of its scheduler: an owner and a thief; each job is taken once.
// genmcgo DRIVER -- -std=c++17 -mcx16 -include array -ILIBRARIES/cmuparlay+parlaylib/include
#include <cassert>
#include <thread>
#include <parlay/internal/work_stealing_deque.h>

int main() {
  static parlay::internal::Deque<int> d;
  static int one = 1, two = 2, own, stolen;
  d.push_bottom(&one);
  std::thread t([] { auto [p, empty] = d.pop_top(); if (p) stolen += *p; });
  d.push_bottom(&two);
  while (int *p = d.pop_bottom()) own += *p;
  t.join();
  assert(own + stolen == 3);
}
