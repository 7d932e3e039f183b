// andreiavrammsd/cpp-channel, channel of capacity 1: a writer that closes, a reader to the end.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/andreiavrammsd+cpp-channel/include
#include <cassert>
#include <thread>
#include <msd/channel.hpp>

int main() {
  static msd::channel<int> c(1);
  std::thread t([] { c.write(1); c.write(2); c.close(); });
  int sum = 0, x;
  while (c.read(x)) sum += x;
  t.join();
  assert(sum == 3);
}
