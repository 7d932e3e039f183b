// cameron314/concurrentqueue, LightweightSemaphore: a signal lets one of two waiting threads go at a time.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/cameron314+concurrentqueue
#include <cassert>
#include <thread>
#include <lightweightsemaphore.h>

int main() {
  moodycamel::LightweightSemaphore s(0, 0);
  int data = 0;
  std::thread a([&] { data = 1; s.signal(); });
  s.wait();
  assert(data == 1);
  a.join();
}
