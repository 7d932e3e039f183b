// std::condition_variable: the notification comes first.
// says: ; the signal at notify.cpp:9 by thread 2 came before this wait began; no thread is left that signals it
#include <condition_variable>
#include <mutex>
#include <thread>
struct gate {
  std::mutex m; std::condition_variable c; bool open = false;
  void wait() { std::unique_lock<std::mutex> l(m); if (!open) c.wait(l); }
  void release() { c.notify_one(); std::lock_guard<std::mutex> l(m); open = true; }
} g;
int main() {
  std::thread t(&gate::wait, &g), u(&gate::release, &g);
  t.join(), u.join();
}
