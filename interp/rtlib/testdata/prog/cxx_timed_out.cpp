// complete 1
// std=c++20
// libstdc++ looks at the clock to learn whether a wait was in vain: here each is.
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <future>
#include <mutex>
#include <semaphore>
#include <thread>
using namespace std::chrono_literals;
using std::chrono::steady_clock;
using std::chrono::system_clock;
std::mutex m;
std::condition_variable cv;
std::condition_variable_any any;
std::counting_semaphore<> sem(0);
static bool no() { return false; }

int main() {
  std::promise<int> p;
  std::future<int> f = p.get_future();
  std::unique_lock<std::mutex> l(m);
  assert(cv.wait_for(l, 1s) == std::cv_status::timeout);
  assert(!cv.wait_for(l, 1s, no));
  assert(any.wait_until(l, steady_clock::now() + 1s) == std::cv_status::timeout);
  assert(!any.wait_until(l, system_clock::now() + 1s, no));
  assert(!sem.try_acquire_until(steady_clock::now() + 1s));
  assert(!sem.try_acquire_until(system_clock::now() + 1s));
  assert(f.wait_until(steady_clock::now() + 1s) == std::future_status::timeout);
  auto start = steady_clock::now();
  assert(f.wait_for(1s) == std::future_status::timeout);
  std::this_thread::sleep_for(1s);
  assert(steady_clock::now() - start >= 2s);
  p.set_value(0);
}
