// verified
// std=c++20
// What std::counting_semaphore::release adds is there at once, although libstdc++ posts a sem_t several times.
#define _GLIBCXX_USE_POSIX_SEMAPHORE 1
#include <cassert>
#include <semaphore>
#include <thread>

static std::counting_semaphore<7> s(0);

int main() {
  std::thread t([] { s.release(2); });
  if (s.try_acquire())
    assert(s.try_acquire());
  t.join();
}
