// hogliux/farbot, fifo: two producers and a consumer; each value arrives once.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/hogliux+farbot/include
#include <array>
#include <cassert>
#include <thread>
#include <farbot/fifo.hpp>

using namespace farbot::fifo_options;

int main() {
  static farbot::fifo<int, concurrency::single, concurrency::multiple, full_empty_failure_mode::return_false_on_full_or_empty,
                      full_empty_failure_mode::return_false_on_full_or_empty, 4> q(2);
  std::thread a([] { assert(q.push(1)); }), b([] { assert(q.push(2)); });
  int sum = 0, x;
  for (int i = 0; i < 2; i++) if (q.pop(x)) sum += x;
  a.join();
  b.join();
  while (q.pop(x)) sum += x;
  assert(sum == 3);
}
