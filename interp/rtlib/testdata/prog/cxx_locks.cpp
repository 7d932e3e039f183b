// verified
#include <cassert>
#include <chrono>
#include <future>
#include <mutex>
#include <shared_mutex>
#include <thread>
std::recursive_mutex r;
std::shared_mutex s;
std::timed_mutex tm;
std::once_flag o;
int x, n;
thread_local int tls = 4;
void f() {
  std::call_once(o, [] { n++; });
  {
    std::scoped_lock a(r);
    std::scoped_lock b(r);
    x++;
  }
  {
    std::shared_lock l(s);
    assert(n == 1);
  }
  tls++;
  assert(tls == 5);
  std::this_thread::sleep_for(std::chrono::milliseconds(1));
}
int main() {
  std::thread t(f);
  f();
  {
    std::unique_lock l(s);
  }
  if (tm.try_lock_for(std::chrono::seconds(1)))
    tm.unlock();
  t.join();
  assert(x == 2 && n == 1);
}
