// MengRao/SPSC_Queue: three values through two slots arrive in order.
// genmcgo DRIVER -- -std=c++17 -include cstdint -ILIBRARIES/MengRao+SPSC_Queue
#include <cassert>
#include <cstdint>
#include <thread>
#include <SPSCQueue.h>

int main() {
  static SPSCQueue<int, 2> q;
  std::thread p([] { for (int i = 1; i <= 3; i++) q.blockPush([i](int *p) { *p = i; }); });
  for (int i = 1; i <= 3; i++)
    while (!q.tryPop([i](int *p) { assert(*p == i); })) {}
  p.join();
}
