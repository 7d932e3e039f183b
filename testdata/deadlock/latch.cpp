// flags: -std=c++20
// std::latch: one arrival is missing.
// says: in std::latch
// silent: words
#include <latch>
#include <thread>
std::latch l(3);
int main() {
  std::thread t([] { l.arrive_and_wait(); }), u([] { l.count_down(); });
  t.join(), u.join();
}
