// flags: -std=c++20
// std::atomic::wait without a notification.
// says: in std::atomic::wait for a change of x
// silent: words
#include <atomic>
#include <thread>
std::atomic<int> x;
int main() {
  std::thread t([] { x.wait(0); }), u([] { x = 1; });
  t.join(), u.join();
}
