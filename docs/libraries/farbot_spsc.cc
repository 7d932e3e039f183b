// hogliux/farbot, fifo with one producer and one consumer: three values through two slots arrive in order.
// genmcgo DRIVER -- -std=c++17 -ILIBRARIES/hogliux+farbot/include
#include <cassert>
#include <thread>
#include <farbot/fifo.hpp>

using namespace farbot::fifo_options;

int main() {
  static farbot::fifo<int, concurrency::single, concurrency::single> q(2);
  std::thread t([] { for (int i = 1; i <= 3; i++) while (!q.push(int(i))); });
  for (int i = 1; i <= 3; i++) {
    int x = 0;
    while (!q.pop(x));
    assert(x == i);
  }
  t.join();
}
