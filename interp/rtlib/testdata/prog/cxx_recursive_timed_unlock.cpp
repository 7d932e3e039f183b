// error unlock-not-held
// Likewise, once too often.
#include <mutex>
int main() {
  std::recursive_timed_mutex m;
  m.lock();
  m.lock();
  m.unlock();
  m.unlock();
  m.unlock();
}
