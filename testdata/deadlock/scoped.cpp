// Scoped locks taken crosswise.
// says: waits at scoped.cpp:8 for the lock
// says: holds since scoped.cpp:7
// says: cycle: thread 1 -> thread 2 -> thread 1
#include <mutex>
#include <thread>
static void both(std::mutex &a, std::mutex &b) { std::lock_guard<std::mutex> l(a);
  std::lock_guard<std::mutex> k(b);
}
std::mutex m, n;
int main() {
  std::thread t([] { both(m, n); }), u([] { both(n, m); });
  t.join(), u.join();
}
