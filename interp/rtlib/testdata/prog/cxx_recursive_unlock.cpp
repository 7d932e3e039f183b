// error unlock-not-held
// The unlock of a recursive mutex that the thread does not hold was no error, as in C, where it says that it fails.
#include <mutex>
#include <thread>
int main() {
  std::recursive_mutex m;
  m.lock();
  std::thread t([&] { m.unlock(); });
  t.join();
  m.unlock();
}
