// ETLCPP/etl, queue_mpmc_mutex: two producers and a consumer; each value arrives once.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/ETLCPP+etl/include
#include <cassert>
#include <thread>
#include <etl/queue_mpmc_mutex.h>

int main() {
  static etl::queue_mpmc_mutex<int, 2> q;
  std::thread a([] { assert(q.push(1)); }), b([] { assert(q.push(2)); });
  int sum = 0, x;
  for (int i = 0; i < 2; i++) {
    while (!q.pop(x));
    sum += x;
  }
  a.join();
  b.join();
  assert(sum == 3);
}
