// Two spin locks are taken crosswise.
// bug: liveness
// says: in a loop for a change of b.held, which is 1 since thread 2 wrote that at spinlock.cpp:9 (called at spinlock.cpp:15); thread 2 could write it at spinlock.cpp:10, but waits itself
// says: cycle: thread 1 -> thread 2 -> thread 1
// options: liveness
#include <atomic>
#include <thread>
struct SpinLock { std::atomic<bool> held{false};
  void lock() { while (held.exchange(true, std::memory_order_acquire)) {} }
  void unlock() { held.store(false, std::memory_order_release); } };
static SpinLock a, b;
static int n;
int main() {
  std::thread x([] { a.lock(); b.lock(); n++; b.unlock(); a.unlock(); });
  std::thread y([] { b.lock(); a.lock(); n++; a.unlock(); b.unlock(); });
  x.join(); y.join();
}
