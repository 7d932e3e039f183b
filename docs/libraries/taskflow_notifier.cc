// taskflow/taskflow, NonblockingNotifier: a thread that waits for a flag is not left asleep.
// genmcgo DRIVER -- -std=c++20 -ILIBRARIES/taskflow+taskflow
#include <cassert>
#include <thread>
#include <taskflow/taskflow.hpp>

int main() {
  static tf::NonblockingNotifier n(1);
  static std::atomic<int> flag;
  std::thread t([] {
    for (;;) {
      if (flag.load(std::memory_order_relaxed)) return;
      n.prepare_wait(0);
      if (flag.load(std::memory_order_relaxed)) { n.cancel_wait(0); return; }
      n.commit_wait(0);
    }
  });
  flag.store(1, std::memory_order_relaxed);
  n.notify_one();
  t.join();
}
