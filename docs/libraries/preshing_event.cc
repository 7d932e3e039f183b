// preshing/cpp11-on-multicore, AutoResetEvent: one signal, one waiter, data before it.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/preshing+cpp11-on-multicore/common
#include <cassert>
#include <thread>
#include <autoresetevent.h>

int main() {
  AutoResetEvent e;
  int data = 0;
  std::thread a([&] { data = 1; e.signal(); });
  e.wait();
  assert(data == 1);
  a.join();
}
