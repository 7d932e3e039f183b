// verified
// std=c++20
#include <atomic>
#include <cassert>
#include <semaphore>
#include <thread>
std::counting_semaphore<2> s(0);
std::atomic<int> a{0};
int x;
int main() {
  std::jthread t([] {
    x = 1;
    s.release();
    a.store(1);
    a.notify_one();
  });
  s.acquire();
  assert(x == 1);
  a.wait(0);
  assert(a == 1);
}
