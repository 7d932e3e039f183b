// verified
#include <cassert>
#include <future>
#include <stdexcept>
#include <thread>
int main() {
  std::promise<int> p;
  std::future<int> f = p.get_future();
  std::thread t([&] { p.set_value(7); });
  assert(f.get() == 7);
  t.join();
}
